import{a}from"./chunk-QH55YFRW.js";import"./chunk-CLUQEPBS.js";import"./chunk-35F5YCEZ.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
