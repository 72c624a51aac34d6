<<<<<<<< HEAD:server/console/released/assets/chunk-KTSGUCDL.js
import{A as s,C as o,E as i,j as r,z as n}from"./chunk-W4T53US5.js";var d=()=>r({queryKey:[n(),"settings"],queryFn:({signal:e})=>o({method:"GET",path:"/admin/store/settings",signal:e}),enabled:i("store:read")});function f(){let e=d(),t=s().defaultCurrencyCode;return e.data?[t,...e.data.currencyCodes.filter(u=>u!==t)]:e.isLoading?void 0:[t]}export{d as a,f as b};
|||||||| fe2f73a2:server/console/released/assets/chunk-OGMX2QRH.js
import{A as s,C as o,E as i,j as r,z as n}from"./chunk-CTMJFGNX.js";var d=()=>r({queryKey:[n(),"settings"],queryFn:({signal:e})=>o({method:"GET",path:"/admin/store/settings",signal:e}),enabled:i("store:read")});function f(){let e=d(),t=s().defaultCurrencyCode;return e.data?[t,...e.data.currencyCodes.filter(u=>u!==t)]:e.isLoading?void 0:[t]}export{d as a,f as b};
========
import{A as s,C as o,E as i,j as r,z as n}from"./chunk-B54A7N5W.js";var d=()=>r({queryKey:[n(),"settings"],queryFn:({signal:e})=>o({method:"GET",path:"/admin/store/settings",signal:e}),enabled:i("store:read")});function f(){let e=d(),t=s().defaultCurrencyCode;return e.data?[t,...e.data.currencyCodes.filter(u=>u!==t)]:e.isLoading?void 0:[t]}export{d as a,f as b};
>>>>>>>> cons:server/console/released/assets/chunk-GQVV72VN.js
