import { DEMO_ACCOUNTS } from '../seed/people.ts'
import { seeds } from '../seed/index.ts'
import { readIdentityProviders } from './identity/index.ts'
import { emailWriters } from './emails.ts'
import { createApp } from './app.ts'
import {
  migrate,
  openChanges,
  openDatabase,
  openEmail,
  readPublic,
  seed,
  startJobs,
  type EmailOptions,
} from './platform/index.ts'
import { readPaymentConfig } from './sales/index.ts'

export interface BackendOptions {
  /** Where the embedded PostgreSQL keeps its data. */
  dataDir: string
  /** A PostgreSQL of one's own instead. */
  databaseUrl?: string
  /** Where the site's pages live: http://localhost:3000 */
  origin: string
  /** Where visitors find the site, when that is another address than `origin`. */
  siteUrl?: string
  /** The folder of the site's pictures, for what is drawn on paper. */
  picturesDir?: string
  /** SOCIAL_PROVIDERS: the providers that members may sign in with besides, as JSON (identity/providers/provider-config.ts). */
  identityProviders?: string
  /** False leaves an empty shop empty; by default it gets the demo's content and accounts. */
  seed?: boolean
  /** Where STRIPE_…, PAYPAL_… and PAYMENT_SANDBOX are set (sales/payments/payment-config.ts); without it, no money moves. */
  paymentEnvironment?: Record<string, string | undefined>
  /** How emails are sent; without it they stay in the outbox. */
  mail?: EmailOptions
  logger?: boolean
  /** The proxies whose word about the caller's address is taken. */
  trustProxy?: string
}

export type Backend = Awaited<ReturnType<typeof openBackend>>

/** The whole backend: database, content, API and its periodic jobs. `app` is ready and listens nowhere. */
export async function openBackend(options: BackendOptions) {
  const {
    dataDir,
    databaseUrl,
    seed: isSeeded = true,
    mail,
    identityProviders,
    paymentEnvironment = {},
    ...needs
  } = options
  const paymentConfig = readPaymentConfig(paymentEnvironment)
  const database = await openDatabase({ databaseUrl, dataDir })
  try {
    await migrate(database.db)
    if (isSeeded) await seed(database.db, seeds)
    const changes = await openChanges(database.config)
    const { app, remotes, sessions, jobs } = await createApp({
      db: database.db,
      catchUp: changes.catchUp,
      identityProviders: readIdentityProviders(identityProviders),
      paymentConfig,
      ...needs,
    })
    const emails = await openOutbox(mail, {
      db: database.db,
      origin: needs.origin,
      log: app.log,
      changes,
      writers: emailWriters,
    })
    const stopJobs = startJobs({
      jobs: [...Object.values(jobs), async () => emails?.wake()],
      onError: (error) => app.log.error(error),
    })
    return {
      app,
      remotes,
      databaseKind: database.kind,
      dataFolder: database.dataFolder,
      /** Who an access token belongs to at this moment. */
      async whoIs(token: string): Promise<{ id: number; is_admin: number } | null> {
        const caller = await sessions.whoIs(token)
        return caller && { id: caller.id, is_admin: caller.is_admin }
      },
      /** The pages of /dev/mail; null unless emails may be read there. */
      devInbox: emails?.devInbox ?? null,
      changes: { subscribe: changes.subscribe, isWatching: changes.isWatching },
      /** A GET of the API in this process, without anybody's credentials. */
      read: (address: string) => readPublic(app, address),
      demoAccounts: isSeeded ? DEMO_ACCOUNTS : [],
      async close() {
        await stopJobs()
        await changes.close()
        await emails?.close()
        await app.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

type OutboxNeeds = Parameters<typeof openEmail>[1] & { changes: Awaited<ReturnType<typeof openChanges>> }

/** Sends what waits in the outbox, now and whenever an email joins; null where emails stay there. */
async function openOutbox(mail: EmailOptions | undefined, { changes, ...needs }: OutboxNeeds) {
  if (!mail) return null
  const emails = await openEmail(mail, needs)
  changes.onQueuedEmail(emails.wake)
  emails.wake()
  return emails
}
