import{a}from"./chunk-YYZITC2B.js";import"./chunk-WB7SMEWM.js";import"./chunk-Y3SLXJWZ.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
