/**
 * Horizontal positions, as fractions of the card's width, at which to look for a bar below the card: a price bar may
 * be as wide as the screen or only at its side.
 */
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
    // An element as tall as the screen, such as a dialog, isn't a bar.
    const isBar = Math.abs(bottom - innerHeight) < 2 && bottom - top < innerHeight / 3
    if (isBar) return bottom - top
  }
  return 0
}

/**
 * Keeps the card above any bar fixed to the screen's foot as the page scrolls, and keeps focused elements clear of
 * both. Returns the function that stops this.
 */
export function keepAboveFoot(card: HTMLElement): () => void {
  const { style: page } = document.documentElement
  const { style: body } = document.body
  let frame = 0
  const lift = () => {
    frame = 0
    const foot = footHeight(card)
    card.style.setProperty('--lift', `${foot}px`)
    // Not by a custom property of the page: the browser would compute the styles of all that inherits it.
    body.paddingBottom = `calc(${card.offsetHeight}px + var(--space-6))`
    // Set on the element's style, because a remote's stylesheet may have its own rule that ignores the card.
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
    body.removeProperty('padding-bottom')
    page.removeProperty('scroll-padding-bottom')
  }
}
