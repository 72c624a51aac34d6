import{a}from"./chunk-GDRB5NQA.js";import"./chunk-ULTPS4VS.js";import"./chunk-WMDJUC3T.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
