import type { Page } from '@playwright/test'

/** Records whether a page's heading is ever drawn while its style sheet isn't there, from the start of each document. */
export const watchUnstyled = (page: Page, heading: string, styles: RegExp) =>
  page.addInitScript(
    ([text, source]) => {
      const look = () => {
        const isDrawn = [...document.querySelectorAll('main h1')].some(
          (h1) => h1.textContent === text && h1.checkVisibility({ visibilityProperty: true }),
        )
        const isStyled = [...document.styleSheets].some(
          ({ href, cssRules }) => href !== null && new RegExp(source!).test(href) && cssRules.length > 0,
        )
        if (isDrawn && !isStyled) Object.assign(window, { wasUnstyled: true })
        requestAnimationFrame(lookLater)
      }
      // After the frame, because the page may hide the heading in it, before it is drawn.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', look)
      port1.start()
      const lookLater = () => port2.postMessage(null)
      look()
    },
    [heading, styles.source],
  )

export const wasUnstyled = (page: Page) => page.evaluate(() => 'wasUnstyled' in window)
