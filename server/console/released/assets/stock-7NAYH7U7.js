import{a}from"./chunk-BEY6XSC6.js";import"./chunk-FU3IZK3R.js";import"./chunk-YZ3G2T3B.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
