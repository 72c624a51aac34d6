import{a,b}from"./chunk-DV6AAB4N.js";import"./chunk-4GVNL4RE.js";import"./chunk-I7HTLITK.js";import"./chunk-UMEGKHRI.js";import"./chunk-2IS3IWNY.js";export{a as ClockCard,b as ClockPage};
