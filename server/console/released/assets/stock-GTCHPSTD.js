import{a}from"./chunk-Y6PI6Q6I.js";import"./chunk-NE7SAWB5.js";import"./chunk-VGNRY3R4.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
