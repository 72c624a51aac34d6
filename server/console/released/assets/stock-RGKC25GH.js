import{a}from"./chunk-XJMJOVZR.js";import"./chunk-LEGYHOPD.js";import"./chunk-2LQV5DMV.js";export{a as StockDialog};
