import{a}from"./chunk-3YNXLQJQ.js";import"./chunk-BL6UO4C6.js";import"./chunk-CPG44WDV.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
