import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** These stand at both ends of a layer, hidden from readers, and hand the keyboard's focus on at once. */
const FOCUS_GUARD = 'data-base-ui-focus-guard'

/** What axe finds on the page as it stands, a line each; text owes its ground 7:1. */
export async function violations(page: Page, { without = [] }: { without?: string[] } = {}) {
  const rules = {
    'color-contrast-enhanced': { enabled: true },
    ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  }
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: { type: 'tag', values: TAGS }, rules })
    .analyze()
  return found
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary?.split('\n')[1]?.trim()}`),
    )
    .filter((line) => !line.includes(FOCUS_GUARD))
}
