var e=!1,a=()=>e;function s(n){return e=n,()=>{e=!1}}export{a,s as b};
