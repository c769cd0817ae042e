import * as z from '@nireeka/contracts/zod'
import type { JWTPayload } from 'jose'

const Name = z.optional(z.unknown())

const IdToken = z.object({
  iss: z.string(),
  sub: z
    .string()
    .min(1)
    .max(255)
    .refine((sub) => !sub.includes('\0')),
  exp: z.number(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.optional(z.string()),
  email: Name,
  email_verified: Name,
  name: Name,
  given_name: Name,
  family_name: Name,
})

/** The person that a provider's verified token names. */
export interface Claims {
  issuer: string
  subject: string
  expiresAt: Date
  /** The email address; null unless the provider has verified it. */
  email: string | null
  name: string
  last_name: string
}

/** Returns the claims of a token; null for a token that wasn't issued for us, or whose claims can't be stored. */
export function readClaims(payload: JWTPayload, clientId: string): Claims | null {
  const parsed = IdToken.safeParse(payload)
  if (!parsed.success) return null
  const { iss, sub, exp, aud, azp, email, email_verified, ...names } = parsed.data
  const isForOthersToo = Array.isArray(aud) && aud.length > 1
  // A token for several audiences names the client that requested it in `azp` (OpenID Connect Core 3.1.3.7).
  if (azp === undefined ? isForOthersToo : azp !== clientId) return null
  // Some providers send email_verified as the text "true".
  const isVerified = email_verified === true || email_verified === 'true'
  const address = z.email().max(254).safeParse(email)
  const verified = isVerified && address.success ? address.data.toLowerCase() : null
  return {
    issuer: iss,
    subject: sub,
    expiresAt: new Date(exp * 1000),
    email: verified,
    ...nameOf(names, verified ?? ''),
  }
}

/** Returns first and last name from the claims that are present; the last name may be missing. */
function nameOf(names: { name?: unknown; given_name?: unknown; family_name?: unknown }, email: string) {
  const [first = '', ...rest] = clean(names.name).split(' ')
  const name = clean(names.given_name) || first || clean(email.split('@')[0]) || 'Rider'
  return { name: name.slice(0, 80), last_name: (clean(names.family_name) || rest.join(' ')).slice(0, 80) }
}

const clean = (text: unknown) =>
  typeof text === 'string' ? text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim() : ''
