import{a}from"./chunk-QEMU3Q2O.js";import"./chunk-GSLHC32B.js";import"./chunk-GLND477E.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
