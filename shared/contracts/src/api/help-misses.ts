import * as z from '@nireeka/contracts/zod'

import { answerOf, Page, pageOf, text } from './common.ts'

/** Where people search: the help centre's topics, its troubleshooter, and the spare parts. */
export const SEARCH_AREAS = ['help', 'diagnosis', 'spares'] as const
export type SearchArea = (typeof SEARCH_AREAS)[number]

/** How the list of misses can be sorted: most often, latest, or by what was looked for. */
export const MISS_SORTS = ['count', 'last', 'query'] as const

/** Query of GET /api/backoffice/help/misses. */
export const HelpMissesQuery = z.strictObject({
  page: Page,
  search: text(100).optional(),
  area: z.enum(SEARCH_AREAS).optional(),
  sort: z.enum(MISS_SORTS).default('count'),
  order: z.enum(['ascending', 'descending']).default('descending'),
})

/** A search that found nothing, without capitals and accents. Nobody is named. */
const HelpMiss = z.strictObject({
  id: z.int(),
  area: z.enum(SEARCH_AREAS),
  query: z.string(),
  count: z.int(),
  last_at: z.string(),
})
export const HelpMissesAnswer = answerOf(pageOf(HelpMiss))
export type HelpMissData = z.infer<typeof HelpMiss>
