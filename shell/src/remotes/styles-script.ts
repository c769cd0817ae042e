import { UNSTYLED } from './unstyled.ts'

/**
 * Hides the server-rendered section until its style sheets are there. One that fails, or hasn't come within the limit,
 * is removed: the browser would draw nothing while it waits for it. The shell then renders the section in the browser,
 * where it waits for its styles once more, with a skeleton in its place.
 *
 * The page runs this function's text, so it uses nothing but its parameters.
 */
export function watchStyles(attribute: string, limits: { fast: number; slow: number }) {
  const { documentElement: page } = document
  const { effectiveType = '4g' } =
    (navigator as Navigator & { connection?: { effectiveType?: string } }).connection ?? {}
  const missing = () =>
    [...document.querySelectorAll<HTMLLinkElement>(`link[${attribute}]`)].filter(
      ({ sheet }) => !sheet?.cssRules.length,
    )
  const giveUp = () => {
    const links = missing()
    if (links.length > 0) page.setAttribute(attribute, 'failed')
    for (const link of links) link.remove()
  }
  const check = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || !target.hasAttribute(attribute)) return
    if (!target.sheet?.cssRules.length) giveUp()
    else if (missing().length === 0 && page.getAttribute(attribute) === '') page.removeAttribute(attribute)
  }
  page.setAttribute(attribute, '')
  document.addEventListener('load', check, true)
  document.addEventListener('error', check, true)
  setTimeout(giveUp, effectiveType === '4g' ? limits.fast : limits.slow)
}

/**
 * In ms. On a fast line, the section's second wait ends within 4 s of the page's start; a slow one gets the limit of
 * chunks.
 */
const LIMITS = { fast: 1500, slow: 14_000 }

/** The inline script of pages with a server-rendered section. The content security policy names its hash. */
export const STYLES_SCRIPT = `(${watchStyles})('${UNSTYLED}',${JSON.stringify(LIMITS)})`
