import * as z from '@nireeka/contracts/zod'

/** POST /api/newsletter/subscribe */
export const Subscription = z.strictObject({ email: z.email().max(254) })

/** The one answer without the envelope (spec, sections 3 and 8): `status` false means the e-mail is taken. */
export const SubscriptionAnswer = z.strictObject({ status: z.boolean(), message: z.string() })
