import * as z from '@nireeka/contracts/zod'
import { answerOf, text } from './common.ts'

/**
 * A code of the member's authenticator app (six digits), or a recovery code. Blanks, hyphens and case don't count, and
 * each code counts once.
 */
export const SecondFactorCode = text(40).min(1)

const Password = text(128).min(1)

/**
 * Answer of a login. An account without a second factor gets an access token, valid for 15 minutes. One that has it gets
 * a challenge, with which POST /api/user/login/code takes a code until `expires_at`; no session begins before that.
 */
export const LoginAnswer = answerOf(
  z.union([
    z.strictObject({ token: z.string() }),
    z.strictObject({ challenge: z.string(), expires_at: z.string() }),
  ]),
)
export type LoginData = z.infer<typeof LoginAnswer>['data']

/**
 * Body of POST /api/user/login/code, the second step of a login. A wrong or used code is a 422 and counts as an attempt;
 * 409 `challenge_over` means that the password has to be given again.
 */
export const CodeLogin = z.strictObject({ challenge: text(100).min(1), code: SecondFactorCode })

/**
 * Answer of POST /api/account/second-factor, which begins to turn the second factor on: the secret for the
 * authenticator app, in Base32, and the address that its QR code holds. It is to be confirmed within an hour.
 */
export const SecondFactorSetupAnswer = answerOf(z.strictObject({ secret: z.string(), uri: z.string() }))

/**
 * Body of the calls that turn the second factor on and off and replace the recovery codes: the password and a code. Only
 * a code of the app turns it on.
 */
export const PasswordAndCode = z.strictObject({ password: Password, code: SecondFactorCode })

/**
 * Body of POST /api/account/confirm-password. For the next 5 minutes this session may make the calls that otherwise answer
 * 403 `password_required` or, for an account with a second factor, 403 `password_and_code_required`. A wrong password or
 * code is a 422 and counts as an attempt to log in.
 */
export const ConfirmPassword = z.strictObject({ password: Password, code: SecondFactorCode.optional() })

/** An answer with ten new recovery codes. They are never shown again, and the earlier ones no longer count. */
export const RecoveryCodesAnswer = answerOf(z.strictObject({ recovery_codes: z.array(z.string()) }))

/** The state of an account's second factor: since when it is on, and how many recovery codes are left. */
export const SecondFactorState = z.strictObject({ since: z.string(), recovery_codes_left: z.int() })
