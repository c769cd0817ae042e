/**
 * For `ref`: a box that holds more than it shows becomes a stop of the Tab key, so that arrow keys can scroll it. For
 * styles it says with `data-fit` whether all fits beside each other: "wide" or "whole".
 */
export function letKeyboardScroll(box: HTMLElement | null) {
  if (!box) return undefined
  const measure = () => {
    // Without a place in the layout, as in a closed <details>, there is nothing to measure.
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
