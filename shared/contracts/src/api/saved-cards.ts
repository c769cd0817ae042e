import * as z from '@nireeka/contracts/zod'

import { answerOf } from './common.ts'

/** Path parameter of a saved card: our own name for it, not the provider's. */
export const SavedCardParams = z.strictObject({ id: z.string().regex(/^[\w-]{43}$/, 'This is not an id.') })

const SavedCard = z.strictObject({
  id: z.string(),
  /** The brand in the provider's words, such as `visa`. */
  brand: z.string(),
  last_four: z.string(),
  /** The last month in which it can be used, from 1. */
  exp_month: z.int(),
  exp_year: z.int(),
})
export type SavedCardData = z.infer<typeof SavedCard>

/**
 * Answer of GET /api/saved-cards: the cards that payment providers keep for the caller. 503 `provider_away` when one
 * can't be reached.
 */
export const SavedCardsAnswer = answerOf(
  z.strictObject({
    cards: z.array(SavedCard),
    /** Whether a way to pay that the checkout offers can save cards. */
    may_save: z.boolean(),
  }),
)
export type SavedCardsData = z.infer<typeof SavedCardsAnswer>['data']
