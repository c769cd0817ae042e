/** Points along the card at which a bar may be below it: a price bar is as wide as the screen, or at its side. */
const POINTS = [0.1, 0.5, 0.9]

/** Returns the height of a bar that is fixed to the screen's foot, such as the one with a bike's price; 0 without one. */
function footHeight(card: HTMLElement) {
  const { left, width } = card.getBoundingClientRect()
  return Math.max(...POINTS.map((share) => footHeightAt(card, left + width * share)))
}

function footHeightAt(card: HTMLElement, x: number) {
  const found = document.elementsFromPoint(x, innerHeight - 2).find((element) => !card.contains(element))
  for (let element = found ?? null; element && element !== document.body; element = element.parentElement) {
    const { position } = getComputedStyle(element)
    if (position !== 'sticky' && position !== 'fixed') continue
    const { top, bottom } = element.getBoundingClientRect()
    // An element that fills the screen, such as a dialog or a stage, is no bar.
    const isBar = Math.abs(bottom - innerHeight) < 2 && bottom - top < innerHeight / 3
    if (isBar) return bottom - top
  }
  return 0
}

/**
 * Keeps the card above a bar at the screen's foot, wherever the page is scrolled to, and what the keyboard reaches
 * clear of both. Returns the function that ends this.
 */
export function keepAboveFoot(card: HTMLElement): () => void {
  const { style: page } = document.documentElement
  let frame = 0
  const lift = () => {
    frame = 0
    const foot = footHeight(card)
    card.style.setProperty('--lift', `${foot}px`)
    page.setProperty('--asked-room', `${card.offsetHeight}px`)
    // Set on the element, because a remote's page may have a rule of its own, which doesn't consider the card.
    page.scrollPaddingBottom = `calc(${foot + card.offsetHeight}px + var(--space-6))`
  }
  const schedule = () => {
    frame ||= requestAnimationFrame(lift)
  }
  const sizes = new ResizeObserver(schedule)
  sizes.observe(document.body)
  sizes.observe(card)
  addEventListener('scroll', schedule, { passive: true })
  addEventListener('resize', schedule)
  schedule()
  return () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    removeEventListener('scroll', schedule)
    removeEventListener('resize', schedule)
    page.removeProperty('--asked-room')
    page.removeProperty('scroll-padding-bottom')
  }
}
