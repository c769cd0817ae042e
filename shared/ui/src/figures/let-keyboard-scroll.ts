/**
 * A callback for `ref`: makes a box with overflow reachable with the Tab key, so that arrow keys can scroll it. For
 * styles, `data-fit` is "wide" when the content overflows and "whole" when it fits.
 */
export function letKeyboardScroll(box: HTMLElement | null) {
  if (!box) return undefined
  const measure = () => {
    // A box without layout, as in a closed <details>, can't be measured.
    if (box.clientWidth === 0) return
    const isWide = box.scrollWidth > box.clientWidth
    box.dataset.fit = isWide ? 'wide' : 'whole'
    if (isWide || box.scrollHeight > box.clientHeight) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  const rows = new MutationObserver(measure)
  rows.observe(box, { childList: true, subtree: true })
  addEventListener('resize', measure)
  measure()
  const details = box.closest('details')
  details?.addEventListener('toggle', measure)
  return () => {
    rows.disconnect()
    removeEventListener('resize', measure)
    details?.removeEventListener('toggle', measure)
  }
}
