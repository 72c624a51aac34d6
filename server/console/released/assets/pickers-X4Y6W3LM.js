<<<<<<<< HEAD:server/console/released/assets/pickers-MHG52UOY.js
import{a,b,c,d,e,f,g,h}from"./chunk-VRHMVTVG.js";import"./chunk-GAIOP6IX.js";import"./chunk-HRBEDPWL.js";import"./chunk-SQE76S5B.js";export{c as AccountTypes,d as CollectionIds,h as FindCustomer,f as FindVariant,b as ProductChoice,a as ProductIds,g as nameOf,e as usePause};
|||||||| f1adf0db:server/console/released/assets/pickers-R2EPJ4D6.js
import{a,b,c,d,e,f,g,h}from"./chunk-RJYUMSUT.js";import"./chunk-YOH3AP2M.js";import"./chunk-3N2FKVYO.js";import"./chunk-SQE76S5B.js";export{c as AccountTypes,d as CollectionIds,h as FindCustomer,f as FindVariant,b as ProductChoice,a as ProductIds,g as nameOf,e as usePause};
========
import{a,b,c,d,e,f,g,h}from"./chunk-VDSQHGJH.js";import"./chunk-MDNIFALW.js";import"./chunk-CTMJFGNX.js";import"./chunk-SQE76S5B.js";export{c as AccountTypes,d as CollectionIds,h as FindCustomer,f as FindVariant,b as ProductChoice,a as ProductIds,g as nameOf,e as usePause};
>>>>>>>> cons:server/console/released/assets/pickers-X4Y6W3LM.js
