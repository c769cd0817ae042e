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

/** Who a provider says somebody is, once its token has been verified. */
export interface Claims {
  issuer: string
  subject: string
  expiresAt: Date
  /** Null unless the provider has verified that the address is theirs. */
  email: string | null
  name: string
  last_name: string
}

/** Null: it is not a token that was made for us, or not one that we can keep. */
export function readClaims(payload: JWTPayload, clientId: string): Claims | null {
  const parsed = IdToken.safeParse(payload)
  if (!parsed.success) return null
  const { iss, sub, exp, aud, azp, email, email_verified, ...names } = parsed.data
  const isForOthersToo = Array.isArray(aud) && aud.length > 1
  // OpenID Connect Core 3.1.3.7: a token for several audiences says who asked for it.
  if (azp === undefined ? isForOthersToo : azp !== clientId) return null
  // Some providers write true as text.
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

/** The family name may be missing, the other one is made of what there is. */
function nameOf(names: { name?: unknown; given_name?: unknown; family_name?: unknown }, email: string) {
  const [first = '', ...rest] = clean(names.name).split(' ')
  const name = clean(names.given_name) || first || clean(email.split('@')[0]) || 'Rider'
  return { name: name.slice(0, 80), last_name: (clean(names.family_name) || rest.join(' ')).slice(0, 80) }
}

const clean = (text: unknown) =>
  typeof text === 'string' ? text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim() : ''
