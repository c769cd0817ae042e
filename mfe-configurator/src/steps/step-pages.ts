import { lazyPage } from '@nireeka/ui'

import type { PART_STEP_PAGES } from './part-step-pages.tsx'

type Part = keyof typeof PART_STEP_PAGES

const partStep = (step: Part) =>
  lazyPage(() => import('./part-step-pages.tsx').then((module) => module.PART_STEP_PAGES[step]), 'list')

/** The steps whose code is loaded on demand, and preloaded when the page is idle. */
export const STEP_PAGES = {
  components: partStep('components'),
  upgrades: partStep('upgrades'),
  accessories: partStep('accessories'),
  summary: lazyPage(() => import('./summary-page.tsx').then((module) => module.SummaryPage), 'list'),
}
