import{a}from"./chunk-GWLH4ENJ.js";import"./chunk-EQRIM4N3.js";import"./chunk-MX3JBSOC.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
