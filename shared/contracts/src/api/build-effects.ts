import * as z from '@nireeka/contracts/zod'

import { answerOf, Dollars } from './common.ts'
import { Performance } from './configurator.ts'

/** What a build comes to. `lead_days`: working days; null on request. Practicality is at most 100, as it is shown. */
export const BuildTotals = z.strictObject({
  price: Dollars,
  lead_days: z.int().nullable(),
  performance: Performance,
})
export type BuildTotalsData = z.infer<typeof BuildTotals>

/** A build that a change of the catalogue concerns. */
const ConcernedBuild = z.strictObject({
  /** 'Prime commuter', or 'Nireeka Prime, M, Midnight Pearl'. */
  title: z.string(),
  /** How many there are of it: saved by members, or in carts. */
  count: z.int(),
  /** Why it can't be ordered after the change; null when it can. */
  problem: z.string().nullable(),
  /** What of it changes, such as 'Price $4,490 → $4,590'. */
  changes: z.array(z.string()),
})
export type ConcernedBuildData = z.infer<typeof ConcernedBuild>

/** The builds of one kind that change: the first 20 of them, those that break first. */
const Concerned = z.strictObject({ total: z.int(), broken: z.int(), builds: z.array(ConcernedBuild) })
export type ConcernedData = z.infer<typeof Concerned>

/**
 * Answer of a call that tries a change and writes nothing. `refusal`: why it can't be saved at all, such as a bike that
 * couldn't be built as it comes; null when it can. `samples`: the sample builds that break or don't come to what they
 * should any more; saving needs `accept_broken` then.
 */
export const BuildEffectsAnswer = answerOf(
  z.strictObject({
    refusal: z.string().nullable(),
    samples: Concerned,
    defaults: Concerned,
    saved: Concerned,
    carts: Concerned,
  }),
)
export type BuildEffectsData = z.infer<typeof BuildEffectsAnswer>['data']
