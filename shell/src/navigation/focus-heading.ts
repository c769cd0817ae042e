import { headingOf } from './page-state.ts'

const FIELDS = 'input, textarea, select, [contenteditable]'

/**
 * The next Tab goes on from the new page's heading. Whoever, or whatever page, has moved the focus somewhere since
 * the change began keeps it there.
 */
export function focusHeading(main: HTMLElement, before: Element | null) {
  if (hasMovedOn(main, before)) return
  const heading = headingOf(main) ?? main.querySelector<HTMLElement>('h2') ?? main
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
  }
  heading.focus({ preventScroll: true })
}

function hasMovedOn(main: HTMLElement, before: Element | null) {
  const { activeElement: active, body } = document
  if (!active || active === body || active === before || active === main) return false
  return main.contains(active) || active.matches(FIELDS) || active.closest('dialog, [role="dialog"]') !== null
}
