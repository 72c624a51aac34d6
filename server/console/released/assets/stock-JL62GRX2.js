import{a}from"./chunk-XH4JDXMO.js";import"./chunk-R6NVKR2L.js";import"./chunk-2LQV5DMV.js";export{a as StockDialog};
