/**
 * The inline script of every page: it sets the chosen theme before anything is rendered, and has pictures for the dark
 * theme follow it as they are parsed (`theme-media.ts` of shared/ui). The content security policy names its hash, so
 * that of inline scripts only this one and that of `server/styles-script.ts` run.
 */
export const THEME_SCRIPT =
  "try{var d=document,t=JSON.parse(localStorage.getItem('theme'));if(t==='light'||t==='dark'){d.documentElement.dataset.theme=t;" +
  "var o=new MutationObserver(function(){d.querySelectorAll('source[data-dark]').forEach(function(s){s.media=t==='dark'?'all':'not all'})});" +
  "o.observe(d,{childList:true,subtree:true});addEventListener('DOMContentLoaded',function(){o.disconnect()})}}catch(e){}"
