import * as z from '@nireeka/contracts/zod'
import { answerOf, Dollars, filled, Page, pageOf } from './common.ts'

/** The kinds of lines in the ledger of store credit. The first six add credit; the others spend it or return it. */
export const CREDIT_KINDS = [
  'welcome',
  'referral',
  'review',
  'refund',
  'goodwill',
  'gift_card',
  'hold',
  'capture',
  'release',
  'expired',
  'revoked',
] as const
export type CreditKind = (typeof CREDIT_KINDS)[number]

const CreditEntry = z.strictObject({
  id: z.int(),
  kind: z.enum(CREDIT_KINDS),
  /** Dollars: positive when credit was added, negative when it was spent. */
  amount: Dollars,
  /** When the unspent rest of this grant expires; null when it doesn't expire, or for lines that are no grants. */
  expires_at: z.string().nullable(),
  note: z.string().nullable(),
  order: z.strictObject({ id: z.int(), number: z.string() }).nullable(),
  created_at: z.string(),
  /** What could be spent right after it, in dollars. */
  balance_after: Dollars,
})
export type CreditEntryData = z.infer<typeof CreditEntry>

export const CreditsQuery = z.strictObject({ page: Page })

/**
 * Answer of GET /api/credits: the credit that can be spent now, and the ledger, the newest line first. Captured holds
 * aren't listed.
 */
export const CreditsAnswer = answerOf(
  pageOf(CreditEntry).extend({
    balance: Dollars,
    /** The unspent rest of each grant that expires, the first to expire first, which is the order of spending. */
    expiring: z.array(z.strictObject({ amount: Dollars, expires_at: z.string() })),
  }),
)
export type CreditsData = z.infer<typeof CreditsAnswer>['data']

/** Body of POST /api/credits/redeem: a gift card's code as typed, with or without dashes. */
export const RedeemGiftCard = z.strictObject({ code: filled(60) })
export const RedeemedAnswer = answerOf(z.strictObject({ amount: Dollars, balance: Dollars }))
