/**
 * A callback for `ref`: makes a box with overflow reachable with the Tab key, so that arrow keys can scroll it. For
 * styles, `data-fit` is "wide" when the content overflows and "whole" when it fits.
 */
export function letKeyboardScroll(box: HTMLElement | null) {
  if (!box) return undefined
  let frame = 0
  const measure = () => {
    frame = 0
    // A box without layout, as in a closed <details>, can't be measured.
    if (box.clientWidth === 0) return
    const isWide = box.scrollWidth > box.clientWidth
    box.dataset.fit = isWide ? 'wide' : 'whole'
    if (isWide || box.scrollHeight > box.clientHeight) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  // With the frame's own layout, since a page that measures while it is rendered is laid out twice.
  const schedule = () => {
    frame ||= requestAnimationFrame(measure)
  }
  const rows = new MutationObserver(schedule)
  rows.observe(box, { childList: true, subtree: true })
  addEventListener('resize', schedule)
  schedule()
  const details = box.closest('details')
  details?.addEventListener('toggle', schedule)
  return () => {
    cancelAnimationFrame(frame)
    rows.disconnect()
    removeEventListener('resize', schedule)
    details?.removeEventListener('toggle', schedule)
  }
}
