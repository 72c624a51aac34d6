import{a}from"./chunk-UJ7AO2LB.js";import"./chunk-TI73GCGY.js";import"./chunk-X3ANADWZ.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
