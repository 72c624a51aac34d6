import{a}from"./chunk-TB5NLX2J.js";import"./chunk-JR5T7SC4.js";import"./chunk-DGTZSYCW.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
