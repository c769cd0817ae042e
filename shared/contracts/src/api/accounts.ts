import * as z from '@nireeka/contracts/zod'

import { STAFF_AREAS } from '../staff-areas.ts'
import { answerOf, filled, text } from './common.ts'
import { SecondFactorState } from './second-factor.ts'

const Email = z.email().max(254)
/** A new password, taken exactly as typed: there are no composition rules, and blanks and emoji count. */
const NewPassword = text(128).min(10)

/** Body of POST /api/user/login. `remember`: stay logged in for 30 days on this device. */
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
const NOT_TWICE = { path: ['password_confirmation'], message: 'The passwords don’t match.' }

/**
 * Body of POST /api/register. The answer is the same whether the address is known or not; the email that follows tells.
 * A new account can log in at once.
 */
export const Registration = z
  .strictObject({ name: filled(80), lastname: filled(80), email: Email, ...TwicePassword })
  .refine(isTwice, NOT_TWICE)

/** The form of a registration, which shows its password on demand instead of asking for it twice. */
export const RegistrationForm = z
  .strictObject({ name: filled(80), lastname: filled(80), email: Email, password: NewPassword })
  .transform((person) => ({ ...person, password_confirmation: person.password }))

/**
 * Body of POST /api/change-password. All other sessions of the member end; the answer's token replaces the caller's.
 */
export const ChangePassword = z
  .strictObject({ old_password: text(128).min(1), ...TwicePassword })
  .refine(isTwice, NOT_TWICE)

/**
 * Body of POST /api/set-password, for members without a password, whose account was opened with an identity provider.
 */
export const SetPassword = z.strictObject(TwicePassword).refine(isTwice, NOT_TWICE)

/** Body of POST /api/forget-password. The answer is the same whether the address is known or not. */
export const ForgetPassword = z.strictObject({ email: Email })

const ResetToken = text(100).min(1)

/** Query of GET /api/reset-password: 404 unless the link is still valid. */
export const ResetLinkQuery = z.strictObject({ token: ResetToken, email: Email })

/** Body of POST /api/reset-password. All sessions of the member end, and the answer doesn't log in. */
export const ResetPassword = z
  .strictObject({ token: ResetToken, email: Email, ...TwicePassword })
  .refine(isTwice, NOT_TWICE)

/** An answer with an access token, valid for 15 minutes. */
export const TokenAnswer = answerOf(z.strictObject({ token: z.string() }))

const ProviderName = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/, 'This is not a provider.')

/** Answer of GET /api/auth/socials: the configured identity providers; the list may be empty. */
export const IdentityProvidersAnswer = answerOf(
  z.strictObject({
    providers: z.array(
      z.strictObject({
        provider_name: ProviderName,
        /** The provider's name on the log-in button, for example Google. */
        title: z.string(),
        client_id: z.string(),
        /** The provider's page that issues a code (OpenID Connect, authorization code with PKCE, S256). */
        authorization_url: z.string(),
      }),
    ),
  }),
)
export type SocialProvider = z.infer<typeof IdentityProvidersAnswer>['data']['providers'][number]

/**
 * Body of POST /api/auth/socials: `access_token` is the provider's ID token; the API verifies its signature, audience,
 * issuer and time.
 */
export const SocialLogin = z.strictObject({ provider_name: ProviderName, access_token: text(8000).min(1) })

/**
 * An authorization code of an identity provider. The server exchanges it for a token, so no token gets into an address
 * or a script.
 */
const SocialCode = {
  provider_name: ProviderName,
  code: text(2000).min(1),
  /** The PKCE code verifier (RFC 7636). */
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/, 'This is not a code verifier.'),
}

/** Body of POST /api/auth/socials/code, which logs in or opens an account. `remember` works as in `Login`. */
export const SocialCodeLogin = z.strictObject({ ...SocialCode, remember: z.boolean().default(false) })

/** Body of POST /api/account/identities, which links an identity provider to the caller's account. */
export const LinkIdentity = z.strictObject(SocialCode)

/** Path parameters of DELETE /api/account/identities/{provider_name}. */
export const IdentityParams = z.strictObject({ provider_name: ProviderName })

/** Answer of GET /api/account/security: the caller's ways to log in, and the sessions that are open now. */
export const SecurityAnswer = answerOf(
  z.strictObject({
    has_password: z.boolean(),
    /** Null while it is off. */
    second_factor: SecondFactorState.nullable(),
    identities: z.array(
      z.strictObject({ provider_name: z.string(), title: z.string(), linked_at: z.string() }),
    ),
    /** The open sessions, the last used first. Their location isn't recorded. */
    sessions: z.array(
      z.strictObject({
        id: z.string(),
        /** Browser and system, for example "Firefox on Linux"; null when the browser doesn't tell. */
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

/**
 * Path parameters of DELETE /api/account/sessions/{id}, which ends one session of the caller. Without an id, all other
 * sessions of the caller end.
 */
export const SessionParams = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'This is not a session.'),
})
export const EndedAnswer = answerOf(z.strictObject({ ended: z.int() }))

/** Answer of GET /api/user/{id}/info: the public data of a member. */
export const PublicUserAnswer = answerOf(
  z.strictObject({ id: z.int(), user_name: z.string(), avatar: z.string().nullable() }),
)

/** A member's data (`userData` of the specification, section 3). */
export const UserData = z.strictObject({
  id: z.int(),
  name: z.string(),
  last_name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  user_name: z.string(),
  is_admin: z.int(),
  /** Where an agent works; empty for everybody else. */
  areas: z.array(z.enum(STAFF_AREAS)),
  /** Whether a member of staff has to turn on a second factor before working. */
  lacks_second_factor: z.boolean(),
  unit: z.union([z.literal(0), z.literal(1)]),
  /** Whether the member belongs to the workshop's team. */
  is_workshop: z.boolean(),
  /** The member's height in cm; null when they haven't told it. */
  height_cm: z.int().nullable(),
  member_since: z.string(),
})

/** Answer of GET /api/me. */
export const MeAnswer = answerOf(UserData)

/** Answer of GET /api/set-unit, which toggles the unit: the unit now set. */
export const UnitAnswer = answerOf(UserData.pick({ unit: true }))
