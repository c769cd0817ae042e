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

/** The stored draft. It belongs to one account: another member who logs in in this tab can't see it. */
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
 * Stores the draft in this tab's history entry, where it survives a reload. Names and addresses must not be in a
 * storage that other pages, tabs and later visits can read.
 */
export function storeDraft(userId: number, draft: Draft) {
  history.replaceState({ ...(history.state as object | null), checkout: { userId, draft } }, '')
}

const KEEP_AFTER_MS = 400
let storing: ReturnType<typeof setTimeout> | undefined

/** Stores the draft after a pause in typing; returns the function that calls it off. */
export function storeDraftLater(userId: number, draft: Draft): () => void {
  storing = setTimeout(() => storeDraft(userId, draft), KEEP_AFTER_MS)
  return () => clearTimeout(storing)
}

/** Removes the draft, also one that was about to be stored. */
export function forgetDraft() {
  clearTimeout(storing)
  const { checkout: _gone, ...others } = (history.state ?? {}) as Record<string, unknown>
  history.replaceState(others, '')
}

export function storedDraft(userId: number): Draft | null {
  const stored = Stored.safeParse((history.state as { checkout?: unknown } | null)?.checkout)
  return stored.success && stored.data.userId === userId ? stored.data.draft : null
}
