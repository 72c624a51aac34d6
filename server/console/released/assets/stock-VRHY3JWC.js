import{a}from"./chunk-QNDZHUVH.js";import"./chunk-FDYXJLEO.js";import"./chunk-OV3X6BJY.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
