import type { Page } from '@playwright/test'

import { open } from '../../testing/open.ts'
import { expect, test } from '../../testing/site.ts'

const HELMET = 'City helmet with light'

/** What can be touched of a dot is higher than its row and reaches over the picture's edge. */
const REACH = 24

/** Returns the tiles' measures in pixels of the page, in the order of the page. */
const tiles = (page: Page) =>
  page.locator('li:has(> div img)', { has: page.getByRole('heading') }).evaluateAll((cards) =>
    cards.map((card) => {
      const { left, right, top } = card.getBoundingClientRect()
      const topOf = (selector: string) => card.querySelector(selector)!.getBoundingClientRect().top
      const dots = [...card.querySelectorAll(':scope ul a')].map((dot) =>
        dot.getBoundingClientRect().toJSON(),
      )
      const picture = card.querySelector('img')!.getBoundingClientRect().bottom
      const body = card.lastElementChild!.lastElementChild!.getBoundingClientRect()
      const words = card.querySelector('h2, h3')!.parentElement!
      return {
        left,
        right,
        top,
        dots,
        picture,
        colours: card.lastElementChild!.firstElementChild!.textContent || dots.length,
        title: topOf('h2, h3'),
        words: words.getBoundingClientRect().bottom,
        price:
          words.children[1]!.getBoundingClientRect().top - words.children[0]!.getBoundingClientRect().bottom,
        button: body.top,
        foot: body.bottom,
      }
    }),
  )

for (const { width, path } of [390, 1440].flatMap((each) => [
  { width: each, path: '/shop/accessories' },
  { width: each, path: '/shop/cart' },
])) {
  test(`at ${width} px the tiles of ${path} are level, each with its colours below its picture`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, path)
    await expect(page.getByRole('list', { name: `Colours of the ${HELMET}` })).toBeVisible()
    const measured = await tiles(page)
    for (const tile of measured) {
      const first = measured.find(({ top }) => Math.abs(top - tile.top) < 1)!
      for (const line of ['title', 'button', 'foot'] as const) {
        expect.soft(Math.round(tile[line] - first[line]), line).toBe(0)
      }
      expect.soft(tile.colours, 'what stands between picture and title').toBeTruthy()
      expect.soft(tile.price, 'from title to price').toBeLessThan(12)
      expect.soft(tile.button - tile.words, 'from text to button').toBeGreaterThanOrEqual(16)
    }
    const coloured = measured.filter(({ dots }) => dots.length > 0)
    expect(coloured.length).toBeGreaterThan(1)
    for (const { dots, left, right, picture, title } of coloured) {
      for (const dot of dots) {
        expect.soft(dot.left).toBeGreaterThanOrEqual(left)
        expect.soft(dot.right).toBeLessThanOrEqual(right)
        expect.soft(Math.min(dot.width, dot.height)).toBeGreaterThanOrEqual(44)
        expect.soft(dot.top).toBeGreaterThan(picture - REACH)
        expect.soft(dot.bottom).toBeLessThan(title)
      }
    }
  })
}
