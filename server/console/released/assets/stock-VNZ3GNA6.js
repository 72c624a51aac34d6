import{a}from"./chunk-2JT7HA6G.js";import"./chunk-EKXSMC4J.js";import"./chunk-LLTTG4WO.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
