import { readdirSync } from 'node:fs'
import path from 'node:path'

import type { Page } from '@playwright/test'

import { violations } from '../testing/violations.ts'
import { COMPONENTS } from './collection.ts'
import { expect, openSheet, showTheme, test, type Look } from './open-sheet.ts'

/** As far as two builds of Chromium differ in drawing the edges of letters, and no further. */
const SAME = { fullPage: true, scale: 'device', threshold: 0.015, maxDiffPixels: 40 } as const

/** These look another way on a phone. */
const ON_A_PHONE = ['form/quantity-stepper', 'page/breadcrumbs', 'page/pagination']
/** What has no colour of its own looks the same at night. */
const ONE_THEME = ['tokens/motion', 'tokens/space', 'tokens/type']

/** Writes what its colours are when it is drawn, and so has to be drawn anew. */
const MEASURES_COLOURS = 'tokens/colours'

/** A sheet puts beside each other what a page shows once. */
const SIDE_BY_SIDE = ['landmark-unique']

/** A menu's entries take the focus by the arrow keys, once it was opened by hand. */
const EXCEPT: Record<string, string[]> = { 'overlay/menu': ['scrollable-region-focusable'] }

const themesOf = (id: string) =>
  ONE_THEME.includes(id) ? (['light'] as const) : (['light', 'dark'] as const)

/** Opens the sheet in its first theme, and changes to the next one where it stands. */
const show = (page: Page, id: string, look: Look) =>
  look.theme === 'light' || id === MEASURES_COLOURS ? openSheet(page, id, look) : showTheme(page, look.theme)

/** Colours are drawn by Chromium's own arithmetic, and letters by our settings, not by the machine's. */
const EVERYWHERE_ALIKE = [
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-gpu',
  '--font-render-hinting=none',
]
const FONTCONFIG_FILE = process.env.GALLERY_FONTS ?? path.join(import.meta.dirname, 'fonts.conf')

// Smaller: a moved pixel still shows, and the pictures weigh half. Traces would cost more than the tests.
test.use({
  deviceScaleFactor: 0.6,
  trace: 'off',
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), ...EVERYWHERE_ALIKE],
      env: { ...process.env, FONTCONFIG_FILE } as Record<string, string>,
    }),
})
test.describe.configure({ mode: 'parallel' })

for (const id of COMPONENTS) {
  test(`${id} looks as it did, and axe has nothing to say`, async ({ page }) => {
    for (const theme of themesOf(id)) {
      await show(page, id, { theme, width: 768 })
      await expect.soft(page).toHaveScreenshot(`${id}-${theme}.png`.split('/'), SAME)
      const without = [...SIDE_BY_SIDE, ...(EXCEPT[id] ?? [])]
      expect.soft(await violations(page, { without, onlyColours: theme === 'dark' }), theme).toEqual([])
    }
  })
}

for (const id of ON_A_PHONE) {
  test(`${id} looks as it did on a phone`, async ({ page }) => {
    for (const theme of themesOf(id)) {
      await show(page, id, { theme, width: 390 })
      await expect.soft(page).toHaveScreenshot(`${id}-${theme}-phone.png`.split('/'), SAME)
    }
  })
}

test('there is no picture of a component that is gone', () => {
  const folder = path.join(import.meta.dirname, 'screenshots')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.png'))
  const shown = files.map((it) =>
    it
      .split(path.sep)
      .join('/')
      .replace(/-(light|dark)(-phone)?\.png$/, ''),
  )
  expect(shown.filter((id) => !COMPONENTS.includes(id))).toEqual([])
})
