import{a}from"./chunk-VQWVNASF.js";import"./chunk-JZSZVSI4.js";import"./chunk-Y3ZP3MUO.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
