import * as z from '@nireeka/contracts/zod'

/** Who did something: `name` is a member's or an admin's name, or that of the payment provider; empty for the shop. */
export const Actor = z.strictObject({
  kind: z.enum(['admin', 'member', 'provider', 'shop']),
  name: z.string(),
})
export type ActorData = z.infer<typeof Actor>
