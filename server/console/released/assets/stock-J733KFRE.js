import{a}from"./chunk-BLA5P7FP.js";import"./chunk-B7K4726I.js";import"./chunk-NB76PWK2.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
