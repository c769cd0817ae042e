import { createBikes } from './bikes/index.ts'
import { createCatalogue } from './catalogue/index.ts'
import { createCommunity } from './community/index.ts'
import { createIdentity, type IdentityOptions } from './identity/index.ts'
import { createPlatform, createServer, type Db, describeApi, type ServerNeeds } from './platform/index.ts'
import {
  createSales,
  grantWelcome,
  hasBought,
  type PaymentConfig,
  readDelivery,
  reservedParts,
} from './sales/index.ts'

export interface AppNeeds extends IdentityOptions, Pick<ServerNeeds, 'logger' | 'trustProxy' | 'catchUp'> {
  db: Db
  /** Where the site's pages live: https://www.example.com */
  origin: string
  /** Where payment pages lead back to, when visitors find the site at another address. */
  siteUrl?: string
  /** The folder of the site's pictures, for what is drawn on paper; without it, papers have none. */
  picturesDir?: string
  now?: () => Date
  /** Who takes the money; without it the sandbox alone. */
  paymentConfig?: PaymentConfig
}

/** The whole API: its six domains, and what the lower ones are told by those above them. It is ready, and listens nowhere. */
export async function createApp({
  db,
  origin,
  siteUrl = origin,
  picturesDir,
  now = () => new Date(),
  limits,
  identityProviders,
  paymentConfig,
  passwords,
  ...server
}: AppNeeds) {
  const platform = createPlatform({ db, now })
  const shared = { db, now, attempts: platform.attempts }
  const identity = createIdentity({
    ...shared,
    origin,
    limits,
    identityProviders,
    passwords,
    onRegistered: grantWelcome,
  })
  const { sessions } = identity
  const catalogue = createCatalogue({ ...shared, hasBought, readDelivery })
  const bikes = createBikes({ ...shared, siteUrl, picturesDir, reservedParts, whoIs: sessions.whoIs })
  const sales = await createSales({ ...shared, siteUrl, paymentConfig })
  const community = createCommunity({ ...shared, ...catalogue, ...bikes })
  const domains = [platform, identity, catalogue, bikes, sales, community]

  const app = await createServer({ whoIs: sessions.whoIs, ...server })
  await describeApi(app)
  for (const { routes } of domains) await app.register(routes)
  await app.ready()
  return {
    app,
    sessions,
    remotes: platform.remotes,
    payments: sales.payments,
    settle: sales.payments.settle,
    /** What every process does once a minute. */
    jobs: { ...platform.jobs, ...identity.jobs, ...catalogue.jobs, ...sales.jobs, ...community.jobs },
  }
}
