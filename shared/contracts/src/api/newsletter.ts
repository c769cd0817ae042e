import * as z from '@nireeka/contracts/zod'
import { answerOf } from './common.ts'

/** Body of POST /api/newsletter/subscribe. */
export const Subscription = z.strictObject({ email: z.email().max(254) })

/**
 * The answer to a subscription, the only answer without an envelope (spec, sections 3 and 8): `status` false means
 * that the email address is already subscribed.
 */
export const SubscriptionAnswer = z.strictObject({ status: z.boolean(), message: z.string() })

/**
 * Body of POST /api/newsletter/confirm: `token` is from the email and valid for seven days; 404 for any other.
 * Confirming twice has the same result as confirming once.
 */
export const NewsletterConfirmation = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) })

/**
 * Body of POST /api/newsletter/unsubscribe: `token` is in every newsletter email, valid as long as the address is
 * subscribed.
 */
export const NewsletterLeave = z.strictObject({
  token: z.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
})

/** Whether an address gets the newsletter; `asked`: it waits for the confirmation by the email's link. */
export const NEWSLETTER_STATES = ['off', 'asked', 'on'] as const
export type NewsletterState = (typeof NEWSLETTER_STATES)[number]

/** Answer of GET and PUT /api/account/newsletter: the state of the address of the member's account. */
export const OwnNewsletterAnswer = answerOf(z.strictObject({ state: z.enum(NEWSLETTER_STATES) }))

/** Body of PUT /api/account/newsletter. Who subscribes gets an email, whose link confirms it. */
export const OwnNewsletter = z.strictObject({ is_subscribed: z.boolean() })
