import * as z from '@nireeka/contracts/zod'
import { answerOf } from './common.ts'

/** What web-vitals measures of a real visit: milliseconds, and for CLS its own score. */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'TTFB'] as const
export type VitalName = (typeof VITAL_NAMES)[number]

/** What kind of page was looked at; never which one. */
export const PAGE_KINDS = [
  'home',
  'configurator',
  'shop',
  'help',
  'forum',
  'information',
  'account',
  'dashboard',
] as const
export type PageKindName = (typeof PAGE_KINDS)[number]

const MOST_MS = 600_000

/** One visit's figures: each at most once, and nothing that tells one visitor from another. */
export const Vitals = z.strictObject({
  page: z.enum(PAGE_KINDS),
  measures: z
    .array(z.strictObject({ name: z.enum(VITAL_NAMES), value: z.number().min(0).max(MOST_MS) }))
    .min(1)
    .max(VITAL_NAMES.length),
})
export type VitalsData = z.infer<typeof Vitals>

/** POST /api/vitals */
export const VitalsAnswer = answerOf(z.strictObject({ counted: z.int() }))
