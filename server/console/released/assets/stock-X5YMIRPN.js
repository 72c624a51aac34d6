import{a}from"./chunk-F65AWYHQ.js";import"./chunk-2YAQD6IG.js";import"./chunk-B54A7N5W.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
