/**
 * For `ref`: a box whose content is larger becomes a stop of the Tab key, so that arrow keys can scroll it. Wider than
 * the screen, it says so with `data-wide`.
 */
export function letKeyboardScroll(box: HTMLElement) {
  const measure = () => {
    const isWide = box.scrollWidth > box.clientWidth
    box.toggleAttribute('data-wide', isWide)
    if (isWide || box.scrollHeight > box.clientHeight) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  const rows = new MutationObserver(measure)
  rows.observe(box, { childList: true, subtree: true })
  addEventListener('resize', measure)
  measure()
  // A table in a closed <details> has no size until it is opened.
  const details = box.closest('details')
  details?.addEventListener('toggle', measure)
  return () => {
    rows.disconnect()
    removeEventListener('resize', measure)
    details?.removeEventListener('toggle', measure)
  }
}
