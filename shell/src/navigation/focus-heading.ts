import { headingOf } from './page-state.ts'

const FIELDS = 'input, textarea, select, [contenteditable]'

/**
 * Focuses the new page's heading, so that the next Tab continues from there. If focus has moved since the navigation
 * began, it is left where it is.
 */
export function focusHeading(main: HTMLElement, before: Element | null) {
  if (isFocusMoved(main, before)) return
  const heading = headingOf(main) ?? main.querySelector<HTMLElement>('h2') ?? main
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
  }
  heading.focus({ preventScroll: true })
  focusSuccessor(main, heading)
}

/**
 * Focuses the heading that takes this one's place, as long as focus hasn't moved on: a loading page's heading is replaced,
 * and so is the previous page's, which can still change while the new page is on its way and is then taken for it.
 */
function focusSuccessor(main: HTMLElement, heading: HTMLElement) {
  new MutationObserver((_, changes) => {
    const isStill = heading.isConnected && heading !== main
    if (isStill || !headingOf(main)) return
    changes.disconnect()
    const { activeElement: active, body } = document
    if (active === body || active === main) focusHeading(main, null)
  }).observe(main, { childList: true, subtree: true })
}

function isFocusMoved(main: HTMLElement, before: Element | null) {
  const { activeElement: active, body } = document
  if (!active || active === body || active === before || active === main) return false
  return main.contains(active) || active.matches(FIELDS) || active.closest('dialog, [role="dialog"]') !== null
}
