import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The attribute of Base UI's focus guards: hidden elements at both ends of an overlay, which pass focus on. */
const FOCUS_GUARD = 'data-base-ui-focus-guard'

/** The axe rules that depend on the theme, because themes differ only in colours. */
const OF_COLOURS = ['cat.color']

interface Rules {
  without?: string[]
  /** Whether to run only the colour rules. */
  onlyColours?: boolean
}

/**
 * The options of axe's contrast check, with the limits of WCAG's level AAA. They replace all of axe's own options of
 * the check. The rule of level AAA reports only what passes level AA, so it would take both rules, which measure
 * each text's contrast twice.
 */
const CONTRAST = {
  ignoreUnicode: true,
  ignoreLength: false,
  ignorePseudo: false,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.1,
  textStrokeEmMin: 0.03,
}

/** Returns the accessibility violations that axe finds on the page, one per line; text needs a contrast of 7:1. */
export async function violations(page: Page, { without = [], onlyColours = false }: Rules = {}) {
  const rules = {
    'color-contrast': { enabled: true, checks: { 'color-contrast': { options: CONTRAST } } },
    'color-contrast-enhanced': { enabled: false },
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

/** Returns axe's violations in the light theme, and the colour violations in the dark theme, without a reload. */
export async function violationsInBothThemes(page: Page) {
  await showTheme(page, 'light')
  const light = await violations(page)
  await showTheme(page, 'dark')
  const dark = await violations(page, { onlyColours: true })
  return [...light, ...dark.map((line) => `in the dark, ${line}`)]
}

/** Shows a theme and ends the transitions of colours that it starts, so that none is measured half-way. */
async function showTheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    // Transitions start with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
  })
}
