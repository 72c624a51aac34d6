import{a}from"./chunk-M4GIJSHT.js";import"./chunk-PJQIZD4L.js";import"./chunk-CTMJFGNX.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
