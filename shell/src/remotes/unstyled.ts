/**
 * The attribute of the document while the styles of the server-rendered section are missing, and of the links to them.
 * A section with this attribute is hidden (frame.css).
 */
export const UNSTYLED = 'data-unstyled'

const FAILED = 'failed'

/**
 * Returns whether the styles of the server-rendered section are there, and shows the section from now on. Scripts run
 * after the style sheets before them, but maybe before the events that tell of these.
 */
export function takeStyles(): boolean {
  const { documentElement: page } = document
  const isFailed = page.getAttribute(UNSTYLED) === FAILED
  page.removeAttribute(UNSTYLED)
  const links = document.querySelectorAll<HTMLLinkElement>(`link[${UNSTYLED}]`)
  return !isFailed && [...links].every(({ sheet }) => sheet?.cssRules.length)
}
