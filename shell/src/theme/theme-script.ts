/**
 * The inline script of every page: it sets the chosen theme before anything is rendered, and has pictures for the dark
 * theme follow it (`theme-media.ts` of shared/ui), as they are parsed and whenever a theme is chosen. The content
 * security policy names its hash, so that of inline scripts only this one and that of `server/styles-script.ts` run.
 */
export const THEME_SCRIPT =
  "try{var d=document,h=d.documentElement,f=function(){var t=h.dataset.theme;d.querySelectorAll('source[data-dark]').forEach(function(s){s.media=t?t==='dark'?'all':'not all':'(prefers-color-scheme: dark)'})};" +
  "new MutationObserver(f).observe(h,{attributeFilter:['data-theme']});" +
  "var t=JSON.parse(localStorage.getItem('theme'));if(t==='light'||t==='dark'){h.dataset.theme=t;" +
  "var o=new MutationObserver(f);o.observe(d,{childList:true,subtree:true});addEventListener('DOMContentLoaded',function(){o.disconnect()})}}catch(e){}"
