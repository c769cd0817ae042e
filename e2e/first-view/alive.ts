import type { Locator, Page } from '@playwright/test'

/** React keeps what an element does in a property of this name, from the moment it has taken the element over. */
const REACTS_OWN = /^__reactProps\$/

/** Waits until React answers for this element. */
export async function whenAlive(element: Locator) {
  await element.evaluate(
    (node, source) =>
      new Promise<void>((resolve) => {
        const look = () =>
          Object.keys(node).some((key) => new RegExp(source).test(key))
            ? resolve()
            : requestAnimationFrame(look)
        look()
      }),
    REACTS_OWN.source,
  )
}

/** Until the browser has nothing more to do: whatever follows at once from coming alive has begun. */
export const whenIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())))
      }),
  )

/** The page's heading: in main, and a remote's own on a remote's page. */
export const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Goes there, and waits until the page answers and nothing is under way. */
export async function openAlive(page: Page, path: string) {
  await page.goto(path)
  await whenAlive(headingOf(page))
  await whenIdle(page)
}
