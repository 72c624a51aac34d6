import{a}from"./chunk-3G6PQEWQ.js";import"./chunk-3GE4IEOH.js";import"./chunk-CJHDQFEJ.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
