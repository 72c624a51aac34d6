import{a}from"./chunk-AASOA2XN.js";import"./chunk-FPNKNRBN.js";import"./chunk-W4T53US5.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
