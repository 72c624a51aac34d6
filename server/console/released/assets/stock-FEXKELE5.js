import{a}from"./chunk-SLZALXAE.js";import"./chunk-M2QQR4Z3.js";import"./chunk-4S2MZHDY.js";export{a as StockDialog};
