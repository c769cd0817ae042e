/** Where along the card something may stay below it: a price bar is as wide as the screen, or stands at its side. */
const PLACES = [0.1, 0.5, 0.9]

/** How high what stays at the screen's foot is, such as the bar with a bike's price; 0 where nothing does. */
function footHeight(card: HTMLElement) {
  const { left, width } = card.getBoundingClientRect()
  return Math.max(...PLACES.map((share) => footHeightAt(card, left + width * share)))
}

function footHeightAt(card: HTMLElement, x: number) {
  const found = document.elementsFromPoint(x, innerHeight - 2).find((element) => !card.contains(element))
  for (let element = found ?? null; element && element !== document.body; element = element.parentElement) {
    const { position } = getComputedStyle(element)
    if (position !== 'sticky' && position !== 'fixed') continue
    const { top, bottom } = element.getBoundingClientRect()
    // What fills the screen, such as a dialog or a stage, is no bar.
    const isBar = Math.abs(bottom - innerHeight) < 2 && bottom - top < innerHeight / 3
    if (isBar) return bottom - top
  }
  return 0
}

/**
 * Lifts the card above what stays at the screen's foot, wherever the page is scrolled to, and keeps what the keyboard
 * reaches clear of both. Ends when called back.
 */
export function keepAboveFoot(card: HTMLElement): () => void {
  const { style: page } = document.documentElement
  let frame = 0
  const lift = () => {
    frame = 0
    const foot = footHeight(card)
    card.style.setProperty('--lift', `${foot}px`)
    page.setProperty('--asked-room', `${card.offsetHeight}px`)
    // On the element: a remote's page may have a rule of its own, which knows nothing of the card.
    page.scrollPaddingBottom = `calc(${foot + card.offsetHeight}px + var(--space-6))`
  }
  const soon = () => {
    frame ||= requestAnimationFrame(lift)
  }
  const sizes = new ResizeObserver(soon)
  sizes.observe(document.body)
  sizes.observe(card)
  addEventListener('scroll', soon, { passive: true })
  addEventListener('resize', soon)
  soon()
  return () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    removeEventListener('scroll', soon)
    removeEventListener('resize', soon)
    page.removeProperty('--asked-room')
    page.removeProperty('scroll-padding-bottom')
  }
}
