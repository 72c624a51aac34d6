import{a}from"./chunk-IVLNSMGV.js";import"./chunk-FJX4JQIK.js";import"./chunk-WGGFRMBG.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
