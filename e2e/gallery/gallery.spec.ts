import { readdirSync } from 'node:fs'
import path from 'node:path'

import type { Page } from '@playwright/test'

import { violations } from '../testing/violations.ts'
import { COMPONENTS } from './collection.ts'
import { expect, openSheet, showTheme, test, type Look } from './open-sheet.ts'

/** The screenshot tolerance, which allows only differences in antialiasing between Chromium builds. */
const SAME = { fullPage: true, scale: 'device', threshold: 0.015, maxDiffPixels: 40 } as const

/** Components that look different on a phone. */
const ON_A_PHONE = ['figures/data-table', 'form/quantity-stepper', 'page/breadcrumbs', 'page/pagination']
/** Components without colours, which look the same in both themes. */
const ONE_THEME = ['tokens/motion', 'tokens/space', 'tokens/type']

/** This sheet prints computed colours when it renders, so it must be rerendered for each theme. */
const MEASURES_COLOURS = 'tokens/colours'

/** Axe rules that don't apply to a sheet, which shows several copies of what a page has once. */
const SIDE_BY_SIDE = ['landmark-unique']

/**
 * Per-component exceptions: a menu's entries are focusable by arrow keys, but only if the menu was opened by a user.
 */
const EXCEPT: Record<string, string[]> = { 'overlay/menu': ['scrollable-region-focusable'] }

const themesOf = (id: string) =>
  ONE_THEME.includes(id) ? (['light'] as const) : (['light', 'dark'] as const)

/** Opens a sheet in the first theme, or switches the theme of the open sheet. */
const show = (page: Page, id: string, look: Look) =>
  look.theme === 'light' || id === MEASURES_COLOURS ? openSheet(page, id, look) : showTheme(page, look.theme)

/** Chromium flags that make colours and fonts independent of the machine. */
const EVERYWHERE_ALIKE = [
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-gpu',
  '--font-render-hinting=none',
]
const FONTCONFIG_FILE = process.env.GALLERY_FONTS ?? path.join(import.meta.dirname, 'fonts.conf')

// A smaller scale halves the screenshots' size and still shows a shift of one pixel. Traces would take longer than
// the tests.
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
