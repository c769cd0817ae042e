import * as z from '@nireeka/contracts/zod'

/** POST /api/newsletter/subscribe */
export const Subscription = z.strictObject({ email: z.email().max(254) })

/** The one answer without the envelope (spec, sections 3 and 8): `status` false means the e-mail is taken. */
export const SubscriptionAnswer = z.strictObject({ status: z.boolean(), message: z.string() })

/**
 * POST /api/newsletter/confirm: `token` is the one in the email, good for seven days. 404 for any other.
 * Confirming twice is confirming once.
 */
export const NewsletterConfirmation = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) })

/** POST /api/newsletter/unsubscribe: `token` is the one in every email, good for as long as the address is on the list. */
export const NewsletterLeave = z.strictObject({
  token: z.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
})
