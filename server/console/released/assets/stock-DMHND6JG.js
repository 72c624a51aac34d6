import{a}from"./chunk-KEWC2QCD.js";import"./chunk-VS3QRBRL.js";import"./chunk-FVC66XAL.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
