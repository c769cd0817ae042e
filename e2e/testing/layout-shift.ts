import type { Page } from '@playwright/test'

interface Shift {
  value: number
  /** The moved elements, and the largest distance in pixels. */
  moved: string[]
  by: number
}

/**
 * Records layout shifts of each document from the first frame that has all of it. A busy machine draws frames while the
 * HTML is still being parsed, in which the last row that has come is incomplete.
 */
export const watchLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    let drawnAt = Infinity
    document.addEventListener(
      'readystatechange',
      () => requestAnimationFrame(() => requestAnimationFrame((time) => (drawnAt = time))),
      // Then the document is parsed, and its scripts haven't run.
      { once: true },
    )
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: Array<{ node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }>
        }
        if (entry.startTime < drawnAt) continue
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : ''))
        const distances = sources.map(({ previousRect: from, currentRect: to }) =>
          Math.max(Math.abs(to.left - from.left), Math.abs(to.top - from.top)),
        )
        shifts.push({ value, moved, by: Math.max(0, ...distances) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Returns all layout shifts on this page so far, after scrolling to its end. */
export async function layoutShifts(page: Page): Promise<Shift[]> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    // Images at the far end of a horizontal scroller aren't requested yet, so they are skipped.
    const begun = [...document.images].filter((image) => {
      const { left, right } = image.getBoundingClientRect()
      return image.currentSrc !== '' && right > 0 && left < innerWidth
    })
    await Promise.all(begun.map((image) => image.decode().catch(() => undefined)))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  return page.evaluate(() => (window as Window & { shifts?: Shift[] }).shifts ?? [])
}
