import{a}from"./chunk-FTFTVDED.js";import"./chunk-W5CUUFW3.js";import"./chunk-7IWMQKL4.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
