/**
 * For `ref`: a box wider than the screen becomes a stop of the Tab key, so that arrow keys can scroll it. For styles it
 * says so with `data-fit`: "wide" or "whole".
 */
export function letKeyboardScroll(box: HTMLElement) {
  const measure = () => {
    const isWide = box.scrollWidth > box.clientWidth
    box.dataset.fit = isWide ? 'wide' : 'whole'
    if (isWide) box.tabIndex = 0
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
