import{a}from"./chunk-W4YY37RG.js";import"./chunk-TLKSJUBS.js";import"./chunk-DQ3HPRTU.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
