import type { SocialProvider } from '@nireeka/contracts/api'

import { ApiError, conflict, notFound, type Db } from '../../platform/index.ts'
import { insertAccount, type OnRegistered, queueWelcome } from '../accounts/accounts.repository.ts'
import type { Claims } from './claims.ts'
import type { Identities } from './identities.repository.ts'
import type { Code, Provider } from './provider.ts'

interface Needs {
  db: Db
  providers: Provider[]
  identities: Identities
  now: () => Date
  onRegistered: OnRegistered
}

export type IdentityProviders = ReturnType<typeof createIdentityProviders>

/** Creates sign-in with identity providers, and the linking of their accounts to members. */
export function createIdentityProviders({ db, providers, identities, now, onRegistered }: Needs) {
  /**
   * Verifies an ID token that the browser sent, and refuses one that was used before, so that an intercepted token is
   * worthless.
   */
  async function verifyOnce(provider: Provider, idToken: string): Promise<Claims> {
    const claims = await provider.verify(idToken)
    if (!(await identities.useToken(idToken, claims))) throw usedBefore()
    return claims
  }

  /**
   * Verifies the ID token that a code was exchanged for. Reuse isn't an error here: the code works only once, and two
   * tokens issued in the same second may be equal.
   */
  async function verifyCode(provider: Provider, code: Code): Promise<Claims> {
    const idToken = await provider.exchange(code)
    const claims = await provider.verify(idToken)
    await identities.useToken(idToken, claims)
    return claims
  }

  /**
   * Opens an account for new claims. An existing account with the same email address is never taken over, since not
   * every provider verifies addresses reliably.
   */
  const open = (provider: Provider, claims: Claims) =>
    db.transaction().execute(async (trx) => {
      const { email, name, last_name } = claims
      if (email === null) throw unverified(provider)
      const userId = await insertAccount(
        trx,
        { email, name, last_name, password_hash: null },
        { now: now(), onRegistered },
      )
      if (userId === null) throw emailTaken(provider)
      await queueWelcome(trx, { email, name })
      const isLinked = await identities.link({ userId, provider_name: provider.name, claims }, trx)
      if (!isLinked) throw identityTaken(provider)
      return userId
    })

  const memberOf = async (provider: Provider, claims: Claims) =>
    (await identities.find(claims)) ?? open(provider, claims)

  return {
    /** Returns the providers that respond; `warn` is called for each of the others. */
    async list(warn: (provider: string, reason: string) => void): Promise<SocialProvider[]> {
      const all = await Promise.all(
        providers.map((provider) =>
          provider.describe().catch((error: unknown) => {
            warn(provider.name, error instanceof Error ? error.message : 'unknown')
            return null
          }),
        ),
      )
      return all.filter((one) => one !== null)
    },

    find(name: string): Provider {
      const provider = providers.find((one) => one.name === name)
      if (!provider) throw notFound('This provider')
      return provider
    },

    /** Returns the id of the member that an ID token stands for; opens an account for a new person. */
    async signInByToken(provider: Provider, idToken: string): Promise<number> {
      return memberOf(provider, await verifyOnce(provider, idToken))
    },

    /** Returns the id of the member that an authorization code stands for; opens an account for a new person. */
    async signInByCode(provider: Provider, code: Code): Promise<number> {
      return memberOf(provider, await verifyCode(provider, code))
    },

    async link(provider: Provider, userId: number, code: Code) {
      const claims = await verifyCode(provider, code).catch(asConflict)
      if (await identities.link({ userId, provider_name: provider.name, claims })) return
      const owner = await identities.find(claims)
      if (owner === null) throw anotherLinked(provider)
      if (owner !== userId) throw identityTaken(provider)
    },
  }
}

/**
 * Rethrows a 401 as a 409: the member who links is logged in, and a 401 would make the browser renew the login and
 * resend a spent code.
 */
function asConflict(error: unknown): never {
  const isRefusal = error instanceof ApiError && error.statusCode === 401
  throw isRefusal ? conflict(error.errorCode, error.message) : error
}

const usedBefore = () =>
  new ApiError(401, 'social_refused', 'This sign-in has been used already. Please try again.')

const unverified = ({ title }: Provider) =>
  new ApiError(
    403,
    'email_unverified',
    `${title} has not verified your email address. Verify it there, or register here with a password.`,
  )

const emailTaken = ({ title }: Provider) =>
  conflict(
    'email_taken',
    `There is an account with this email address already. Log in with your password and link ${title} in your settings.`,
  )

const identityTaken = ({ title }: Provider) =>
  conflict('identity_taken', `This ${title} account is linked to another account here.`)

const anotherLinked = ({ title }: Provider) =>
  conflict('another_linked', `Another ${title} account is linked already. Unlink that one first.`)
