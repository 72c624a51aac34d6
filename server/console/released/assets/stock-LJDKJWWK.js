import{a}from"./chunk-M4TGU3TR.js";import"./chunk-WVFL4JOK.js";import"./chunk-7KGARRYP.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
