import{a}from"./chunk-HCE6HK6R.js";import"./chunk-QNVSDAPX.js";import"./chunk-H5XJTNHK.js";import"./chunk-SQE76S5B.js";export{a as StockDialog};
