import{a}from"./chunk-D7IVTOIS.js";import"./chunk-FBUJPWX5.js";import"./chunk-K37BUOGA.js";export{a as StockDialog};
