import{a}from"./chunk-EUDNECKA.js";import"./chunk-6COJZPOB.js";import"./chunk-PLVL4U6O.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
