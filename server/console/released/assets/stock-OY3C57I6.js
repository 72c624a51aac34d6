import{a}from"./chunk-BZTWTNGQ.js";import"./chunk-6PFZEC63.js";import"./chunk-PFZL6HMM.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
