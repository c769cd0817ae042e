import * as z from '@nireeka/contracts/zod'
import { answerOf, filled, text } from './common.ts'

const Email = z.email().max(254)
/** Taken exactly as typed: no composition rules, blanks and emoji count. */
const NewPassword = text(128).min(10)

/** POST /api/user/login. `remember`: stay logged in for 30 days on this device. */
export const Login = z.strictObject({
  email: Email,
  password: text(128).min(1),
  remember: z.boolean().default(false),
})

const TwicePassword = { password: NewPassword, password_confirmation: text(128) }

interface Twice {
  password: string
  password_confirmation: string
}
const isTwice = ({ password, password_confirmation }: Twice) => password === password_confirmation
const NOT_TWICE = { path: ['password_confirmation'], message: 'The two passwords are not the same.' }

/** POST /api/register. */
export const Registration = z
  .strictObject({ name: filled(80), lastname: filled(80), email: Email, ...TwicePassword })
  .refine(isTwice, NOT_TWICE)

/** POST /api/change-password. Every other session of the member ends; the answer's token replaces the caller's. */
export const ChangePassword = z
  .strictObject({ old_password: text(128).min(1), ...TwicePassword })
  .refine(isTwice, NOT_TWICE)

/** POST /api/set-password: for a member who has none, since the account was opened at another provider. */
export const SetPassword = z.strictObject(TwicePassword).refine(isTwice, NOT_TWICE)

/** POST /api/forget-password. The answer is the same whether the address is known or not. */
export const ForgetPassword = z.strictObject({ email: Email })

const ResetToken = text(100).min(1)

/** GET /api/reset-password?token&email: 404 unless the link still counts. */
export const ResetLinkQuery = z.strictObject({ token: ResetToken, email: Email })

/** POST /api/reset-password. Every session of the member ends; the answer logs nobody in. */
export const ResetPassword = z
  .strictObject({ token: ResetToken, email: Email, ...TwicePassword })
  .refine(isTwice, NOT_TWICE)

/** The access token, good for 15 minutes. */
export const TokenAnswer = answerOf(z.strictObject({ token: z.string() }))

const ProviderName = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/, 'This is not a provider.')

/** GET /api/auth/socials: the providers that are configured; none is an empty list. */
export const SocialsAnswer = answerOf(
  z.strictObject({
    providers: z.array(
      z.strictObject({
        provider_name: ProviderName,
        /** What the button reads: Google. */
        title: z.string(),
        client_id: z.string(),
        /** Where the browser goes for a code: OpenID Connect, authorization code with PKCE (S256). */
        authorization_url: z.string(),
      }),
    ),
  }),
)
export type SocialProvider = z.infer<typeof SocialsAnswer>['data']['providers'][number]

/** POST /api/auth/socials: `access_token` is the provider's ID token; its signature, audience, issuer and time are verified. */
export const SocialLogin = z.strictObject({ provider_name: ProviderName, access_token: text(8000).min(1) })

/** A code of the provider's, which the server exchanges itself: no token comes near an address or a script. */
const SocialCode = {
  provider_name: ProviderName,
  code: text(2000).min(1),
  /** RFC 7636. */
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/, 'This is not a code verifier.'),
}

/** POST /api/auth/socials/code: logs in, or opens an account. `remember` as in the login. */
export const SocialCodeLogin = z.strictObject({ ...SocialCode, remember: z.boolean().default(false) })

/** POST /api/account/identities: links a provider to the caller's account. */
export const LinkIdentity = z.strictObject(SocialCode)

/** DELETE /api/account/identities/{provider_name} */
export const IdentityParams = z.strictObject({ provider_name: ProviderName })

/** GET /api/account/security: how the caller logs in, and where the account is logged in at this moment. */
export const SecurityAnswer = answerOf(
  z.strictObject({
    has_password: z.boolean(),
    identities: z.array(
      z.strictObject({ provider_name: z.string(), title: z.string(), linked_at: z.string() }),
    ),
    /** The newest use first. Where a session is, is not known. */
    sessions: z.array(
      z.strictObject({
        id: z.string(),
        /** Browser and system in words: "Firefox on Linux"; null when the browser doesn't say. */
        device: z.string().nullable(),
        is_current: z.boolean(),
        is_remembered: z.boolean(),
        started_at: z.string(),
        last_seen_at: z.string(),
      }),
    ),
  }),
)
export type SecurityData = z.infer<typeof SecurityAnswer>['data']

/** DELETE /api/account/sessions/{id}: ends one of the caller's sessions. DELETE /api/account/sessions: all but this one. */
export const SessionParams = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'This is not a session.'),
})
export const EndedAnswer = answerOf(z.strictObject({ ended: z.int() }))

/** GET /api/user/{id}/info: what everybody may know of a member. */
export const PublicUserAnswer = answerOf(
  z.strictObject({ id: z.int(), user_name: z.string(), avatar: z.string().nullable() }),
)

/** userData of the specification (section 3). */
export const UserData = z.strictObject({
  id: z.int(),
  name: z.string(),
  last_name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  user_name: z.string(),
  is_admin: z.int(),
  unit: z.union([z.literal(0), z.literal(1)]),
})

/** GET /api/me */
export const MeAnswer = answerOf(UserData)

/** GET /api/set-unit toggles and answers what is now set. */
export const UnitAnswer = answerOf(UserData.pick({ unit: true }))
