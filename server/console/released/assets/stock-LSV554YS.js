import{a}from"./chunk-K34GX7Y5.js";import"./chunk-M7SDEADX.js";import"./chunk-HRBEDPWL.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
