import { AGENT_FLAG } from '@nireeka/contracts'

import { readIdentityProviders } from './identity/index.ts'
import { emailEnds, emailWriters } from './emails.ts'
import { createApp } from './app.ts'
import { fillShop } from './fill-shop.ts'
import {
  asReading,
  createMeasure,
  createNoteJob,
  createReadiness,
  type JobRun,
  type Log,
  migrate,
  openChanges,
  openDatabase,
  openEmail,
  readPublic,
  startJobs,
  type Caller,
  type EmailOptions,
  type ServerNeeds,
} from './platform/index.ts'
import { readPaymentConfig } from './sales/index.ts'

export interface BackendOptions {
  /** The data folder of the embedded PostgreSQL. */
  dataDir: string
  /** The address of an external PostgreSQL, which replaces the embedded one. */
  databaseUrl?: string
  /** The public origin of the site's pages: http://localhost:3000 */
  origin: string
  /** The address at which visitors find the site, when it differs from `origin`. */
  siteUrl?: string
  /** The folder of the site's pictures, for PDFs. */
  picturesDir?: string
  /**
   * SOCIAL_PROVIDERS: the identity providers that members may sign in with, as JSON
   * (identity/providers/provider-config.ts).
   */
  identityProviders?: string
  /** Whether an empty shop is filled with content; true by default. */
  seed?: boolean
  /**
   * Whether this is production: without demo accounts and their content, without the dev inbox, and with the payment
   * sandbox only when it is asked for.
   */
  isProduction?: boolean
  /**
   * The environment with STRIPE_…, PAYPAL_… and PAYMENT_SANDBOX (sales/payments/payment-config.ts); without it, no
   * money moves.
   */
  paymentEnvironment?: Record<string, string | undefined>
  /** How emails are sent; without it, they stay in the outbox. */
  mail?: EmailOptions
  logger?: Log
  /** Called after each answer and after each run of a job, for the metrics. */
  onAnswer?: ServerNeeds['onAnswer']
  onJob?: (run: JobRun) => void
  /** The proxies that are trusted to report the caller's address. */
  trustProxy?: string
}

export type Backend = Awaited<ReturnType<typeof openBackend>>

/**
 * Opens the whole backend: database, content, API and periodic jobs. The returned `app` is ready but doesn't listen.
 */
export async function openBackend(options: BackendOptions) {
  const {
    dataDir,
    databaseUrl,
    seed: isSeeded = true,
    isProduction = false,
    mail,
    identityProviders,
    paymentEnvironment = {},
    onJob,
    ...needs
  } = options
  const paymentConfig = readPaymentConfig(paymentEnvironment, isProduction)
  const database = await openDatabase({ databaseUrl, dataDir })
  try {
    await migrate(database.db)
    const demoAccounts = isSeeded
      ? await fillShop(database.db, { isProduction, picturesDir: needs.picturesDir })
      : []
    const changes = await openChanges(database.config)
    const { app, remotes, sessions, jobs, passwordQueue } = await createApp({
      db: database.db,
      catchUp: changes.catchUp,
      onLive: changes.onLive,
      identityProviders: readIdentityProviders(identityProviders),
      paymentConfig,
      ...needs,
    })
    const emails = await openOutbox(mail, {
      isProduction,
      db: database.db,
      origin: needs.origin,
      log: app.log,
      changes,
      writers: emailWriters,
      ends: emailEnds,
    })
    const noteJob = createNoteJob({ db: database.db })
    const running = startJobs({
      jobs: { ...jobs, sendEmails: async () => emails?.wake() },
      onError: (error) => app.log.error(error),
      async onRun(run) {
        onJob?.(run)
        await noteJob(run).catch((error: unknown) => app.log.error(error))
      },
    })
    changes.onWokenJob(running.wake)
    return {
      app,
      /** The remote registry; what pages need of it gives up on the database as soon as a reading request does. */
      remotes: {
        ...remotes,
        live: () => asReading(remotes.live),
        audience: (name: string, version: string) => asReading(() => remotes.audience(name, version)),
      },
      databaseKind: database.kind,
      dataFolder: database.dataFolder,
      /** Returns the member whom an access token belongs to at this moment; null for an invalid token. */
      async whoIs(token: string): Promise<Pick<Caller, 'id' | 'is_admin' | 'areas'> | null> {
        const caller = await asReading(() => sessions.whoIs(token))
        // Whoever lacks the second factor may load the back office, which tells them so.
        if (!caller) return null
        const { id, is_admin, areas, lacks_second_factor } = caller
        return lacks_second_factor ? { id, is_admin: AGENT_FLAG, areas: [] } : { id, is_admin, areas }
      },
      /** The pages of /dev/mail; null unless emails may be read there. */
      devInbox: emails?.devInbox ?? null,
      changes: { subscribe: changes.subscribe, isWatching: changes.isWatching },
      /** Answers a GET of the API within this process, as for a guest. */
      read: (address: string) => readPublic(app, address),
      /** Tells whether the database answers and has every migration of this version. */
      isReady: createReadiness(database.db),
      /** Reads the figures of pool, queues and outbox for the metrics. */
      measure: createMeasure({ ...database, passwordQueue }),
      demoAccounts,
      async close() {
        await running.stop()
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

type EmailNeeds = Parameters<typeof openEmail>[1]

interface OutboxNeeds extends EmailNeeds {
  changes: Awaited<ReturnType<typeof openChanges>>
  isProduction: boolean
}

/** Starts the outbox worker, which sends waiting emails now and whenever one is queued; null without mail options. */
async function openOutbox(mail: EmailOptions | undefined, { changes, isProduction, ...needs }: OutboxNeeds) {
  if (!mail) return null
  const emails = await openEmail({ isProduction, ...mail }, needs)
  changes.onQueuedEmail(emails.wake)
  emails.wake()
  return emails
}
