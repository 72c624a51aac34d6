import{a}from"./chunk-YWU24I7J.js";import"./chunk-MDHVWRYC.js";import"./chunk-57VTIZ6L.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
