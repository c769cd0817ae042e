import * as z from '@nireeka/contracts/zod'

/** Path parameters of a payment on the sandbox's page. */
export const SandboxParams = z.strictObject({ ref: z.string().regex(/^[\w-]{43}$/) })

/** Query of the sandbox's page: which provider's page it imitates. */
export const SandboxQuery = z.strictObject({ look: z.enum(['card', 'paypal']).default('card') })

/**
 * Body of the sandbox's page: the customer's decision; `leave` pays without returning to the shop. `card`: the saved
 * card that pays, a new one, which is saved where `save` is ticked, or none, as with PayPal.
 */
export const SandboxChoice = z.strictObject({
  decision: z.enum(['pay', 'decline', 'cancel', 'leave']),
  card: z
    .string()
    .regex(/^(new|none|[1-9]\d{0,8})$/)
    .optional(),
  save: z.literal('yes').optional(),
})
