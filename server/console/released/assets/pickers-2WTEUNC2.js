<<<<<<<< HEAD:server/console/released/assets/pickers-2WTEUNC2.js
import{a,b,c,d,e,f,g,h}from"./chunk-QS4WWJ65.js";import"./chunk-I4AWUCEZ.js";import"./chunk-W4T53US5.js";import"./chunk-SQE76S5B.js";export{c as AccountTypes,d as CollectionIds,h as FindCustomer,f as FindVariant,b as ProductChoice,a as ProductIds,g as nameOf,e as usePause};
|||||||| fe2f73a2:server/console/released/assets/pickers-X4Y6W3LM.js
import{a,b,c,d,e,f,g,h}from"./chunk-VDSQHGJH.js";import"./chunk-MDNIFALW.js";import"./chunk-CTMJFGNX.js";import"./chunk-SQE76S5B.js";export{c as AccountTypes,d as CollectionIds,h as FindCustomer,f as FindVariant,b as ProductChoice,a as ProductIds,g as nameOf,e as usePause};
========
import{a,b,c,d,e,f,g,h}from"./chunk-PV7BQYAG.js";import"./chunk-DBQNGKTX.js";import"./chunk-B54A7N5W.js";import"./chunk-SQE76S5B.js";export{c as AccountTypes,d as CollectionIds,h as FindCustomer,f as FindVariant,b as ProductChoice,a as ProductIds,g as nameOf,e as usePause};
>>>>>>>> cons:server/console/released/assets/pickers-JG2WFTAN.js
