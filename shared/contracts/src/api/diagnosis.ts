import * as z from '@nireeka/contracts/zod'

import { answerOf, filled } from './common.ts'
import { DIAGNOSIS_AREAS, DIAGNOSIS_KINDS, DIAGNOSIS_OUTCOMES } from './diagnosis-kinds.ts'

/** A guide's name in its address: no-assistance, e15. */
export const DiagnosisSlug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An address has small letters, digits and hyphens only.')

/** Query of GET /api/help-center/diagnosis: words of a symptom, or a code. */
export const DiagnosisQuery = z.strictObject({ q: filled(100).optional() })

export const DiagnosisParams = z.strictObject({ slug: DiagnosisSlug })

const Summary = z.strictObject({
  slug: z.string(),
  kind: z.enum(DIAGNOSIS_KINDS),
  /** The code on the display, such as E15; null for a symptom. */
  code: z.string().nullable(),
  area: z.enum(DIAGNOSIS_AREAS),
  title: z.string(),
  summary: z.string(),
  /** Whether the bike may be ridden meanwhile, in words; null where a guide doesn't say. */
  safe_to_ride: z.string().nullable(),
  /** Whether the bike mustn't be ridden before it is repaired, of which lists warn. */
  do_not_ride: z.boolean(),
})
export type DiagnosisSummaryData = z.infer<typeof Summary>

/** Answer of GET /api/help-center/diagnosis: all published guides that have every word, codes after symptoms. */
export const DiagnosesAnswer = answerOf(z.strictObject({ guides: z.array(Summary) }))

const Check = z.strictObject({
  key: z.string(),
  question: z.string(),
  /** How the rider finds out; may be empty. */
  help: z.string(),
  /** `to` is the key of the next check or of an outcome. */
  answers: z.array(z.strictObject({ label: z.string(), to: z.string() })),
})

const Outcome = z.strictObject({
  key: z.string(),
  kind: z.enum(DIAGNOSIS_OUTCOMES),
  title: z.string(),
  text: z.string(),
  /** The ids of spare parts, of which the rider needs one that fits the bike; only for `part`. */
  parts: z.array(z.int()),
})

/**
 * Answer of GET /api/help-center/diagnosis/{slug}. The first check is the beginning. `safety` is what the rider has to
 * know before anything is tried, `safe_to_ride` whether the bike may be ridden meanwhile, and `minutes` what the checks
 * take; `bikes` are those that a rider can name.
 */
export const DiagnosisAnswer = answerOf(
  Summary.extend({
    safety: z.string().nullable(),
    minutes: z.int().nullable(),
    checks: z.array(Check),
    outcomes: z.array(Outcome),
    bikes: z.array(z.strictObject({ slug: z.string(), title: z.string() })),
    updated_at: z.string(),
  }),
)
export type DiagnosisData = z.infer<typeof DiagnosisAnswer>['data']
