import{a}from"./chunk-YTNL6IOP.js";import"./chunk-NHXMGFIF.js";import"./chunk-LZGNSOZS.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
