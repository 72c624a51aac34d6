import{a}from"./chunk-YIKKG2ZL.js";import"./chunk-TM2DQUHY.js";import"./chunk-PSYWIABT.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
