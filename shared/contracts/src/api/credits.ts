import * as z from '@nireeka/contracts/zod'
import { answerOf, Dollars, filled, Page, pageOf } from './common.ts'

/** Why a line stands in the ledger of credits. The first six give, the others take or give back. */
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
  /** Dollars: above 0 what came in, below 0 what went out. */
  amount: Dollars,
  /** When what is left of it ends; null: never, or it is no grant. */
  expires_at: z.string().nullable(),
  note: z.string().nullable(),
  order: z.strictObject({ id: z.int(), number: z.string() }).nullable(),
  created_at: z.string(),
})
export type CreditEntryData = z.infer<typeof CreditEntry>

export const CreditsQuery = z.strictObject({ page: Page })

/** GET /api/credits: what can be spent now, and the ledger, the newest first. A hold that was captured is not listed. */
export const CreditsAnswer = answerOf(
  pageOf(CreditEntry).extend({
    balance: Dollars,
    /** What is left of the grants that end, the first to end first: they are spent in this order. */
    expiring: z.array(z.strictObject({ amount: Dollars, expires_at: z.string() })),
  }),
)
export type CreditsData = z.infer<typeof CreditsAnswer>['data']

/** POST /api/credits/redeem: a gift card's code as a person types it, with or without dashes. */
export const RedeemGiftCard = z.strictObject({ code: filled(60) })
export const RedeemedAnswer = answerOf(z.strictObject({ amount: Dollars, balance: Dollars }))
