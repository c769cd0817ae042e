import { OUTLET_ID } from '../src/frame/outlet-id.ts'

/**
 * For how long a remote's style sheets may hold up a page that has the shell's own: this long and as long again as the
 * page has taken so far, in ms. It is long enough that it changes nothing for a visitor whose files all come.
 */
const HELD_UP_MS = 300

/**
 * The inline script of a page with a remote's markup. A style sheet in the HTML blocks the page while it is late, and
 * one that is missing or has no rules leaves the remote's markup without styles. In both cases the script takes markup
 * and style sheet out of the page: the frame is shown, and the remote loads as if it were opened by a link. Nothing of
 * the page is drawn while it has a style sheet that failed.
 *
 * A script with `defer` waits for the style sheets in the HTML, so the shell starts only after this has been decided.
 */
export const STYLES_SCRIPT = `{
const ofRemote='link[rel=stylesheet][href^="/remotes/"]'
const unstyled=()=>[...document.querySelectorAll(ofRemote)].filter(({sheet})=>!sheet?.cssRules.length)
const giveUp=()=>{
if(document.readyState==='loading')return document.addEventListener('readystatechange',giveUp,{once:true})
const links=unstyled()
if(links.length)document.getElementById('${OUTLET_ID}')?.replaceChildren()
for(const link of links)link.remove()
}
const watch=({target})=>{
if(target.rel!=='stylesheet')return
if(!target.matches(ofRemote))setTimeout(giveUp,${HELD_UP_MS}+performance.now())
else if(unstyled().includes(target))giveUp()
}
const look=()=>{
const isUnstyled=unstyled().length>0
document.documentElement.style.visibility=isUnstyled?'hidden':''
if(isUnstyled||document.readyState==='loading')requestAnimationFrame(look)
}
for(const type of ['load','error'])document.addEventListener(type,watch,true)
requestAnimationFrame(look)
}`
