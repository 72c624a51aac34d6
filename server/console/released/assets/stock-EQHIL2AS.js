import{a}from"./chunk-ZOSLP5K7.js";import"./chunk-QVCWZVKL.js";import"./chunk-D2VIUGLR.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
