import * as z from '@nireeka/contracts/zod'

import { answerOf, filled, Page, pageOf, text } from './common.ts'

/** How the list of misses can be sorted: most often, latest, or by what was looked for. */
export const MISS_SORTS = ['count', 'last', 'query'] as const

/** Query of GET /api/backoffice/help/misses. */
export const HelpMissesQuery = z.strictObject({
  page: Page,
  search: text(100).optional(),
  sort: z.enum(MISS_SORTS).default('count'),
  order: z.enum(['ascending', 'descending']).default('descending'),
})

/** A search of the help centre that found nothing, without capitals and accents. Nobody is named. */
const HelpMiss = z.strictObject({ id: z.int(), query: z.string(), count: z.int(), last_at: z.string() })
export const HelpMissesAnswer = answerOf(pageOf(HelpMiss))
export type HelpMissData = z.infer<typeof HelpMiss>

/** The body that makes a phrase mean words of the topics. */
export const HelpSynonym = z.strictObject({
  phrase: filled(60).refine(
    (phrase) => /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(phrase),
    'Use two letters at least.',
  ),
  means: filled(60).refine((means) => /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(means), 'Use two letters at least.'),
})
