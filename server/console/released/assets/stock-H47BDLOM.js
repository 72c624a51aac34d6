import{a}from"./chunk-C6PT6BIF.js";import"./chunk-LYZESS3N.js";import"./chunk-YJY7LDRP.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
