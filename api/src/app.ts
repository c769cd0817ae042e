import { bikesPersonalData, createBikes, endSizeAlert } from './bikes/index.ts'
import { cataloguePersonalData, createCatalogue } from './catalogue/index.ts'
import {
  communityPersonalData,
  countWaitingPosts,
  countWaitingTickets,
  createCommunity,
} from './community/index.ts'
import {
  createIdentity,
  createLogRoleChanges,
  identityPersonalData,
  type IdentityOptions,
} from './identity/index.ts'
import {
  createLive,
  createPlatform,
  createServer,
  type Db,
  describeApi,
  liveRoutes,
  type LiveSource,
  personalRulesOf,
  platformPersonalData,
  type ServerNeeds,
} from './platform/index.ts'
import {
  createSales,
  grantWelcome,
  hasBought,
  openBusiness,
  type PaymentConfig,
  readDelivery,
  readProductUse,
  reservedParts,
  salesPersonalData,
  unpaidOrders,
} from './sales/index.ts'

export interface AppNeeds
  extends IdentityOptions, Pick<ServerNeeds, 'logger' | 'trustProxy' | 'catchUp' | 'onAnswer'> {
  db: Db
  /** The public origin of the site's pages: https://www.example.com */
  origin: string
  /** The address to which payment pages lead back, when it differs from `origin`. */
  siteUrl?: string
  /** The folder of the site's pictures, for PDFs; without it, PDFs have no pictures. */
  picturesDir?: string
  now?: () => Date
  /** Where live connections hear of changes; without it, they hear of none. */
  onLive?: LiveSource
  /** The configured payment providers; without it, only the sandbox. */
  paymentConfig?: PaymentConfig
}

/** The rules for what is stored about members, of each domain; higher ones first, whose rows refer to lower ones. */
export const personalDomains = [
  communityPersonalData,
  salesPersonalData,
  bikesPersonalData,
  cataloguePersonalData,
  identityPersonalData,
  platformPersonalData,
]
export const personalRules = personalRulesOf(personalDomains)

/**
 * Creates the whole API: its six domains, with the functions that lower domains get from higher ones. The returned app
 * is ready but doesn't listen.
 */
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
  onLive = () => undefined,
  ...server
}: AppNeeds) {
  const platform = createPlatform({ db, now })
  const shared = { db, now, attempts: platform.attempts }
  const identity = createIdentity({
    ...shared,
    siteUrl,
    limits,
    identityProviders,
    passwords,
    onRegistered: grantWelcome,
    personalRules,
    openBusiness,
    mergeBlockers: unpaidOrders,
  })
  const { sessions } = identity
  const catalogue = createCatalogue({
    ...shared,
    hasBought,
    readDelivery,
    readProductUse,
    endSizeAlert,
    picturesDir,
  })
  const bikes = createBikes({
    ...shared,
    siteUrl,
    picturesDir,
    reservedParts,
    spares: catalogue.spares,
    whoIs: sessions.whoIs,
  })
  const sales = await createSales({
    ...shared,
    siteUrl,
    paymentConfig,
    countForum: countWaitingPosts,
    countTickets: countWaitingTickets,
  })
  const community = createCommunity({ ...shared, ...catalogue, ...bikes })
  const domains = [platform, identity, catalogue, bikes, sales, community]

  const app = await createServer({ whoIs: sessions.whoIs, rateLimits: platform.rateLimits, ...server })
  await describeApi(app)
  for (const { routes } of domains) await app.register(routes)
  const live = createLive({ onLive, kinds: community.liveKinds, whoIs: sessions.whoIs })
  await app.register(liveRoutes({ live }))
  await app.ready()
  return {
    app,
    sessions,
    /** Returns how many passwords wait to be hashed or checked. */
    passwordQueue: identity.passwordQueue,
    remotes: platform.remotes,
    payments: sales.payments,
    settle: sales.payments.settle,
    /** The jobs that every process runs once a minute. */
    jobs: {
      ...platform.jobs,
      ...identity.jobs,
      ...catalogue.jobs,
      ...bikes.jobs,
      ...sales.jobs,
      ...community.jobs,
      logRoleChanges: createLogRoleChanges({ db, now, log: app.log }),
    },
  }
}
