/**
 * The inline script of every page: it sets the chosen theme before anything is rendered. The content security policy
 * names its hash.
 */
export const THEME_SCRIPT =
  "try{var t=JSON.parse(localStorage.getItem('theme'));if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}"
