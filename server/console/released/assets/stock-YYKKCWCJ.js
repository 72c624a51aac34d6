import{a}from"./chunk-RFEQB7KW.js";import"./chunk-U6VWQXFT.js";import"./chunk-3N2FKVYO.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
