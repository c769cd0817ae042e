import type { Page } from '@playwright/test'

/**
 * Returns by how many CSS pixels the page is wider than what is seen of it; 0 if it doesn't scroll sideways. The
 * window's own width doesn't do: it includes the scrollbar, and on a phone it grows with the page.
 */
export const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
