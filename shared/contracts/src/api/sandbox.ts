import * as z from '@nireeka/contracts/zod'

/** A payment's address on the sandbox's page. */
export const SandboxParams = z.strictObject({ ref: z.string().regex(/^[\w-]{43}$/) })

/** Which provider's page it looks like. */
export const SandboxQuery = z.strictObject({ look: z.enum(['card', 'paypal']).default('card') })

/** What the customer chose on the page; `leave` pays and doesn't come back to the shop. */
export const SandboxChoice = z.strictObject({ decision: z.enum(['pay', 'decline', 'cancel', 'leave']) })
