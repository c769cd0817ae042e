import * as z from '@nireeka/contracts/zod'

import { answerOf, filled, Page, pageOf, text } from './common.ts'

/** What has synonyms of its own: the help centre, with the troubleshooter, and the spare parts. */
export const SYNONYM_AREAS = ['help', 'spares'] as const
export type SynonymArea = (typeof SYNONYM_AREAS)[number]

const Words = filled(60).refine(
  (words) => /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(words),
  'Use two letters at least.',
)
const written = { phrase: Words, means: Words }
/** What it was when it was read: 409 `changed` when it is something else by now. */
const read = z.strictObject({ phrase: text(60), means: text(60) })

/** Body of POST /api/backoffice/help/synonyms: who looks for the phrase finds what is found by the other words, too. */
export const HelpSynonym = z.strictObject({ area: z.enum(SYNONYM_AREAS), ...written })
/** Body of POST /api/backoffice/help/synonyms/{id}. */
export const HelpSynonymChange = z.strictObject({ ...written, read })
/** Body of POST /api/backoffice/help/synonyms/{id}/delete. */
export const HelpSynonymRemoval = z.strictObject({ read })

/** Query of GET /api/backoffice/help/synonyms. */
export const HelpSynonymsQuery = z.strictObject({
  page: Page,
  search: text(100).optional(),
  area: z.enum(SYNONYM_AREAS).optional(),
})
const ListedSynonym = z.strictObject({
  id: z.int(),
  area: z.enum(SYNONYM_AREAS),
  phrase: z.string(),
  means: z.string(),
})
/** In alphabetical order of the phrases. */
export const HelpSynonymsAnswer = answerOf(pageOf(ListedSynonym))
export type HelpSynonymData = z.infer<typeof ListedSynonym>
