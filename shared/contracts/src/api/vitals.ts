import * as z from '@nireeka/contracts/zod'
import { answerOf } from './common.ts'

/** The figures that web-vitals measures on real visits: in milliseconds, and for CLS a score. */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'TTFB'] as const
export type VitalName = (typeof VITAL_NAMES)[number]

/** The kinds of pages that figures are collected for; the page itself is not recorded. */
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

/** The figures of one visit: each at most once, and nothing that identifies the visitor. */
export const Vitals = z.strictObject({
  page: z.enum(PAGE_KINDS),
  measures: z
    .array(z.strictObject({ name: z.enum(VITAL_NAMES), value: z.number().min(0).max(MOST_MS) }))
    .min(1)
    .max(VITAL_NAMES.length),
})
export type VitalsData = z.infer<typeof Vitals>

/** Answer of POST /api/vitals. */
export const VitalsAnswer = answerOf(z.strictObject({ counted: z.int() }))
