import * as z from '@nireeka/contracts/zod'

import { answerOf, filled } from './common.ts'

/** A public user name: small letters, digits and single dots, dashes and underscores between them. */
export const UserName = z
  .string()
  .trim()
  .min(3)
  .max(30)
  .regex(
    /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/,
    'Use small letters a to z and digits, with single dots, dashes or underscores between them.',
  )

/** Body of PUT /api/account/profile: the member's names. A user name that is taken is a 422. */
export const ProfileInput = z.strictObject({
  name: filled(80),
  last_name: filled(80),
  user_name: UserName,
})

/** The heights in cm that a rider can have. */
export const RIDER_HEIGHTS = { from: 120, to: 230 } as const

/** Body of PUT /api/account/rider. Null takes the height away. */
export const RiderInput = z.strictObject({
  height_cm: z.int().min(RIDER_HEIGHTS.from).max(RIDER_HEIGHTS.to).nullable(),
})

/** Query of GET /api/account/user-name, which tells whether the member may have a user name. */
export const UserNameQuery = z.strictObject({ user_name: UserName })

/** `refusal`: why the member can't have it, in a sentence; null when they can. */
export const UserNameAnswer = answerOf(z.strictObject({ refusal: z.string().nullable() }))
