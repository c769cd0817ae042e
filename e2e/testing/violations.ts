import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** These stand at both ends of a layer, hidden from readers, and hand the keyboard's focus on at once. */
const FOCUS_GUARD = 'data-base-ui-focus-guard'

/** The rules that a theme can break: themes differ in colours only. */
const OF_COLOURS = ['cat.color']

interface Rules {
  without?: string[]
  /** Those of colours alone. */
  onlyColours?: boolean
}

/** What axe finds on the page as it stands, a line each; text owes its ground 7:1. */
export async function violations(page: Page, { without = [], onlyColours = false }: Rules = {}) {
  const rules = {
    'color-contrast-enhanced': { enabled: true },
    ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  }
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      runOnly: { type: 'tag', values: onlyColours ? OF_COLOURS : ALL },
      rules,
      resultTypes: ['violations'],
    })
    .analyze()
  return found
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary?.split('\n')[1]?.trim()}`),
    )
    .filter((line) => !line.includes(FOCUS_GUARD))
}

/** What axe finds on the page in the light, and what of it in the dark, where the page stays. */
export async function violationsInBothThemes(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await violations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await violations(page, { onlyColours: true })
  return [...light, ...dark.map((line) => `in the dark, ${line}`)]
}
