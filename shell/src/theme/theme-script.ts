/**
 * The only inline script of a page: it sets the chosen theme before anything is rendered. The content security
 * policy names its hash, so no other inline script runs.
 */
export const THEME_SCRIPT =
  "try{var t=JSON.parse(localStorage.getItem('theme'));if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}"
