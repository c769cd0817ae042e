import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import type { Db } from '../platform/database/open-database.ts'
import { createAccounts } from './accounts/accounts.repository.ts'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { enterWith } from './sessions/enter.ts'
import type { LoginLimits } from './sessions/login-limits.ts'
import { passwordRoutes } from './passwords/password.routes.ts'
import { createPasswords, type Passwords } from './passwords/passwords.ts'
import { purgeAccounts } from './accounts/purge.ts'
import { resetRoutes } from './resets/reset.routes.ts'
import { createResets } from './resets/resets.repository.ts'
import { securityRoutes } from './sessions/security.routes.ts'
import { createSessionList } from './sessions/session-list.ts'
import { sessionRoutes } from './sessions/session.routes.ts'
import { createSessions } from './sessions/sessions.ts'
import { createSignIn } from './sessions/sign-in.ts'
import { createIdentities } from './providers/identities.repository.ts'
import { createProvider } from './providers/provider.ts'
import type { SocialConfig } from './providers/social-config.ts'
import { socialRoutes } from './providers/social.routes.ts'
import { createSocials } from './providers/socials.ts'
import { createTries } from '../platform/attempts/tries.ts'

interface Needs {
  db: Db
  now: () => Date
  origin: string
  limits: LoginLimits
  /** The providers that members may sign in with besides. */
  socials?: SocialConfig[]
  passwords?: Passwords
}

/** Everything about accounts: who is logged in, how one gets in, and what is forgotten in time. */
export function createAccountArea({ socials: configs = [], passwords = createPasswords(), ...needs }: Needs) {
  const { db, now } = needs
  const accounts = createAccounts({ db, now })
  const sessions = createSessions({ db, now })
  const sessionList = createSessionList({ db, now })
  const tries = createTries({ db, now })
  const signIn = createSignIn({ db, accounts, passwords, tries })
  const titles = new Map(configs.map(({ provider_name, title }) => [provider_name, title]))
  const identities = createIdentities({ db, now, titles })
  const providers = configs.map((config) => createProvider(config, now))
  const all = {
    ...needs,
    accounts,
    passwords,
    sessions,
    sessionList,
    tries,
    signIn,
    identities,
    resets: createResets({ db, now }),
    socials: createSocials({ db, providers, identities, now }),
    enter: enterWith({ db, sessions }),
  }

  const routes: FastifyPluginAsyncZod = async (app) => {
    await app.register(sessionRoutes(all))
    await app.register(passwordRoutes(all))
    await app.register(resetRoutes(all))
    await app.register(socialRoutes(all))
    await app.register(securityRoutes(all))
    await app.register(accountRoutes(all))
  }
  return { sessions, routes, purge: purgeAccounts({ db, now }) }
}
