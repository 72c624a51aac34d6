import{a}from"./chunk-7KH3M5AE.js";import"./chunk-I7HTLITK.js";import"./chunk-2IS3IWNY.js";export{a as StockDialog};
