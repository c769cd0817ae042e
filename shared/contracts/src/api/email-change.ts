import * as z from '@nireeka/contracts/zod'

import { answerOf, text } from './common.ts'
import { SecondFactorCode } from './second-factor.ts'

/**
 * Body of POST /api/account/email-change, which asks for another email address: the password, and a code for an account
 * with a second factor. A new one replaces what is pending. The answer is the same whether somebody has the address or
 * not; the email to it tells.
 */
export const EmailChangeInput = z.strictObject({
  email: z.email().max(254),
  password: text(128).min(1),
  code: SecondFactorCode.optional(),
})

/**
 * Answer of the calls of /api/account/email-change: the change that is pending, and from which of the two addresses it has
 * been confirmed; null for none.
 */
export const EmailChangeAnswer = answerOf(
  z.strictObject({
    change: z
      .strictObject({
        email: z.string(),
        expires_at: z.string(),
        is_confirmed_by_old: z.boolean(),
        is_confirmed_by_new: z.boolean(),
      })
      .nullable(),
  }),
)
export type EmailChangeData = NonNullable<z.infer<typeof EmailChangeAnswer>['data']['change']>

/** Body of the calls that the links of the two emails lead to: the link's token, which counts once. */
export const EmailChangeToken = z.strictObject({ token: text(100).min(1) })

/** Answer of POST /api/email-change/confirm: whether the change is made, or still waits for the other address. */
export const EmailConfirmedAnswer = answerOf(z.strictObject({ is_changed: z.boolean() }))
