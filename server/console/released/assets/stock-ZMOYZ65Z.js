import{a}from"./chunk-UN5VA4PE.js";import"./chunk-WMQQHBGB.js";import"./chunk-XRHYFXNU.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
