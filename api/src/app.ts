import { createAccounts } from './accounts/accounts.repository.ts'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { LOGIN_LIMITS, type LoginLimits } from './accounts/login-limits.ts'
import { createPasswords } from './accounts/passwords.ts'
import { sessionRoutes } from './accounts/session.routes.ts'
import { createSessions } from './accounts/sessions.ts'
import { createCarts } from './cart/cart.repository.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import type { Db } from './database/open-database.ts'
import { createServer, type ServerNeeds } from './http/create-server.ts'
import { describeApi } from './http/openapi.ts'
import { createRemotes } from './remotes/remotes.repository.ts'
import { remoteRoutes } from './remotes/remotes.routes.ts'

export interface AppNeeds extends Pick<ServerNeeds, 'logger' | 'trustProxy'> {
  db: Db
  /** Where the site's pages live: https://www.example.com */
  origin: string
  now?: () => Date
  limits?: LoginLimits
}

/** The whole API: every area registers its routes here, one line each. It is ready, and listens nowhere. */
export async function createApp({
  db,
  origin,
  now = () => new Date(),
  limits = LOGIN_LIMITS,
  ...server
}: AppNeeds) {
  const sessions = createSessions({ db, now })
  const accounts = createAccounts(db)
  const passwords = createPasswords()
  const remotes = createRemotes(db)

  const app = await createServer({ whoIs: sessions.whoIs, ...server })
  await describeApi(app)
  await app.register(sessionRoutes({ accounts, passwords, sessions, origin, limits }))
  await app.register(accountRoutes({ accounts }))
  await app.register(cartRoutes({ carts: createCarts(db) }))
  await app.register(remoteRoutes({ remotes }))
  await app.ready()
  return { app, sessions, remotes }
}
