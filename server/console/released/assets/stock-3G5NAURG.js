import{a}from"./chunk-SMCMKHBK.js";import"./chunk-BKIEQIUI.js";import"./chunk-M5ZOWZPY.js";export{a as StockDialog};
