/**
 * The inline script of every page: it sets the chosen theme before anything is rendered. The content security policy
 * names its hash, so that of inline scripts only this one and that of `server/styles-script.ts` run.
 */
export const THEME_SCRIPT =
  "try{var t=JSON.parse(localStorage.getItem('theme'));if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}"
