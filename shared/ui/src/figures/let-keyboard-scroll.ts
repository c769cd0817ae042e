/** For `ref`: a box wider than the screen becomes a stop of the Tab key, so that arrow keys can scroll it. */
export function letKeyboardScroll(box: HTMLElement) {
  const measure = () => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  const rows = new MutationObserver(measure)
  rows.observe(box, { childList: true, subtree: true })
  addEventListener('resize', measure)
  measure()
  return () => {
    rows.disconnect()
    removeEventListener('resize', measure)
  }
}
