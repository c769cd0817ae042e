import * as z from '@nireeka/contracts/zod'

import type { Draft } from './draft.ts'

const Destination = z.strictObject({
  choice: z.union([z.int(), z.literal('new')]),
  typed: z.strictObject({
    countryId: z.int(),
    address: z.strictObject({
      name: z.string(),
      lastName: z.string(),
      street: z.string(),
      street2: z.string(),
      city: z.string(),
      region: z.string(),
      postcode: z.string(),
      phone: z.string(),
    }),
  }),
})

/** Of one account: somebody else who logs in in this tab finds nothing. */
const Stored = z.strictObject({
  userId: z.int(),
  draft: z.strictObject({
    email: z.string(),
    shipping: Destination,
    billing: z.strictObject({ ...Destination.shape, isSame: z.boolean() }),
    method: z.enum(['standard', 'express']),
    provider: z.enum(['sandbox', 'stripe', 'paypal']).nullable(),
    useCredits: z.boolean(),
  }),
})

/**
 * What was typed survives a reload in this entry of the tab's history and nowhere else: names and addresses must not
 * stay in a storage that other pages, tabs and days can read.
 */
export function storeDraft(userId: number, draft: Draft) {
  history.replaceState({ ...(history.state as object | null), checkout: { userId, draft } }, '')
}

export function forgetDraft() {
  const { checkout: _gone, ...others } = (history.state ?? {}) as Record<string, unknown>
  history.replaceState(others, '')
}

export function storedDraft(userId: number): Draft | null {
  const stored = Stored.safeParse((history.state as { checkout?: unknown } | null)?.checkout)
  return stored.success && stored.data.userId === userId ? stored.data.draft : null
}
