import{a}from"./chunk-5QG67FDM.js";import"./chunk-IJYLGP62.js";import"./chunk-HD2N4BCA.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
