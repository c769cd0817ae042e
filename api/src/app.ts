import { createAccountArea } from './accounts/account-area.ts'
import { LOGIN_LIMITS, type LoginLimits } from './accounts/login-limits.ts'
import type { Passwords } from './accounts/passwords.ts'
import type { SocialConfig } from './accounts/socials/social-config.ts'
import { createTries } from './accounts/tries.ts'
import { backofficeRoutes } from './backoffice/backoffice.routes.ts'
import { createOverview } from './backoffice/overview.repository.ts'
import { createCarts } from './cart/cart.repository.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { createConfiguratorCart } from './cart/configurator-cart.ts'
import { configuratorCartRoutes } from './cart/configurator-cart.routes.ts'
import { createGuestQuotes } from './cart/guest-quotes.ts'
import { createAccessories } from './catalogue/accessories.repository.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { createAddresses } from './checkout/addresses.repository.ts'
import { addressRoutes } from './checkout/addresses.routes.ts'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import { createPurgeKeys } from './checkout/purge-keys.ts'
import { createQuotes } from './checkout/quote.ts'
import { createBikes } from './configurator/bikes.repository.ts'
import { createColours } from './configurator/colours.repository.ts'
import { configuratorRoutes } from './configurator/configurator.routes.ts'
import { createReadOwned } from './configurator/owned/read-owned.ts'
import { ownedBikeRoutes } from './configurator/owned/owned.routes.ts'
import { createSavedBikes } from './configurator/saved/saved-bikes.repository.ts'
import { savedBikeRoutes } from './configurator/saved/saved-bikes.routes.ts'
import { summaryRoutes } from './configurator/summary/summary.routes.ts'
import { countryRoutes } from './countries/countries.routes.ts'
import { createCredits } from './credits/credits.repository.ts'
import { creditRoutes } from './credits/credits.routes.ts'
import { createCreditExpiry } from './credits/expire-credits.ts'
import type { Db } from './database/open-database.ts'
import { createDealers } from './dealers/dealers.repository.ts'
import { dealerRoutes } from './dealers/dealers.routes.ts'
import { createForum } from './forum/forum.repository.ts'
import { forumRoutes } from './forum/forum.routes.ts'
import { createRedeemGiftCard } from './gift-cards/redeem-gift-card.ts'
import { createHelp } from './help/help.repository.ts'
import { helpRoutes } from './help/help.routes.ts'
import { createHome } from './home/home.repository.ts'
import { homeRoutes } from './home/home.routes.ts'
import { createServer, type ServerNeeds } from './http/create-server.ts'
import { describeApi } from './http/openapi.ts'
import { createReadInvoice } from './invoices/read-invoice.ts'
import { createMemberBikes } from './member-bikes/member-bikes.repository.ts'
import { memberBikeRoutes } from './member-bikes/member-bikes.routes.ts'
import { createPurgeOutbox } from './mail/purge-outbox.ts'
import { createNewsletter } from './newsletter/newsletter.repository.ts'
import { newsletterRoutes } from './newsletter/newsletter.routes.ts'
import { createCancelOrder } from './orders/cancel-order.ts'
import { createOrders } from './orders/orders.repository.ts'
import { orderRoutes } from './orders/orders.routes.ts'
import { refundRoutes } from './backoffice/refunds.routes.ts'
import { callBackRoutes } from './payments/call-back.routes.ts'
import { createPayments } from './payments/create-payments.ts'
import { payRoutes } from './payments/pay.routes.ts'
import { createPaymentRecords } from './payments/payments.repository.ts'
import type { PaymentConfig } from './payments/payment-config.ts'
import { paymentRoutes } from './payments/payments.routes.ts'
import { sandboxRoutes } from './payments/sandbox/sandbox.routes.ts'
import { webhookRoutes } from './payments/webhooks/webhooks.routes.ts'
import { createCartPromos } from './promo/cart-promos.ts'
import { promoRoutes } from './promo/promo.routes.ts'
import { createRemotes } from './remotes/remotes.repository.ts'
import { remoteRoutes } from './remotes/remotes.routes.ts'
import { createModeration } from './reviews/moderation.repository.ts'
import { moderationRoutes } from './reviews/moderation.routes.ts'
import { createReviews } from './reviews/reviews.repository.ts'
import { reviewRoutes } from './reviews/reviews.routes.ts'
import { createSpares } from './spares/spares.repository.ts'
import { spareRoutes } from './spares/spares.routes.ts'
import { createStockAlertJob } from './stock-alerts/send-stock-alerts.ts'
import { createStockAlerts } from './stock-alerts/stock-alerts.repository.ts'
import { stockAlertRoutes } from './stock-alerts/stock-alerts.routes.ts'
import { createSupport } from './support/support.ts'
import { createVitals } from './vitals/vitals.repository.ts'
import { vitalRoutes } from './vitals/vitals.routes.ts'

export interface AppNeeds extends Pick<ServerNeeds, 'logger' | 'trustProxy' | 'catchUp'> {
  db: Db
  /** Where the site's pages live: https://www.example.com */
  origin: string
  /** Where payment pages lead back to, when visitors find the site at another address. */
  siteUrl?: string
  /** The folder of the site's pictures, for what is drawn on paper; without it, papers have none. */
  picturesDir?: string
  now?: () => Date
  limits?: LoginLimits
  /** The providers that members may sign in with besides. */
  socials?: SocialConfig[]
  /** Who takes the money; without it the sandbox alone. */
  paymentConfig?: PaymentConfig
  passwords?: Passwords
}

/** The whole API: every area registers its routes here, one line each. It is ready, and listens nowhere. */
export async function createApp({
  db,
  origin,
  siteUrl = origin,
  picturesDir,
  now = () => new Date(),
  limits = LOGIN_LIMITS,
  socials,
  paymentConfig,
  passwords,
  ...server
}: AppNeeds) {
  const accounts = createAccountArea({ db, now, origin, limits, socials, passwords })
  const { sessions } = accounts
  const remotes = createRemotes(db)
  const quotes = createQuotes({ db, now })
  const tries = createTries({ db, now })
  const carts = createCarts({ db, quotes, now })
  const payments = await createPayments({ db, siteUrl, config: paymentConfig, now })
  const { sandbox, settle, startPayment } = payments
  const accessories = createAccessories(db)
  const support = createSupport({ db, now })
  const bikes = createBikes(db, now)
  const dealers = createDealers(db)
  const newsletter = createNewsletter({ db, now })

  const app = await createServer({ whoIs: sessions.whoIs, ...server })
  await describeApi(app)
  await app.register(accounts.routes)
  await app.register(cartRoutes({ carts, guestQuotes: createGuestQuotes({ db, quotes, tries }) }))
  await app.register(configuratorCartRoutes({ carts, configuratorCart: createConfiguratorCart({ db, now }) }))
  await app.register(promoRoutes({ cartPromos: createCartPromos({ db, quotes, tries }) }))
  await app.register(checkoutRoutes({ db, quotes, payments, now }))
  await app.register(countryRoutes({ db }))
  await app.register(addressRoutes({ db, addresses: createAddresses({ db, now }) }))
  await app.register(callBackRoutes({ db, settle }))
  if (payments.hasSandbox) await app.register(sandboxRoutes({ sandbox, settle, origin: siteUrl }))
  await app.register(payRoutes({ db, startPayment, now }))
  await app.register(webhookRoutes(payments))
  await app.register(refundRoutes({ refundOrder: payments.refundOrder }))
  await app.register(
    orderRoutes({
      orders: createOrders(db),
      cancelOrder: createCancelOrder({ ...payments, db, now }),
      readInvoice: createReadInvoice({ db }),
    }),
  )
  await app.register(remoteRoutes({ remotes }))
  await app.register(catalogueRoutes({ accessories }))
  await app.register(reviewRoutes({ accessories, reviews: createReviews({ db, now }), tries }))
  await app.register(moderationRoutes({ moderation: createModeration({ db, now }) }))
  await app.register(stockAlertRoutes({ stockAlerts: createStockAlerts({ db, now }), tries }))
  await app.register(configuratorRoutes({ bikes, colours: createColours({ db, now }) }))
  await app.register(ownedBikeRoutes({ readOwned: createReadOwned(db) }))
  await app.register(savedBikeRoutes({ savedBikes: createSavedBikes({ db, now }) }))
  await app.register(
    summaryRoutes({ db, bikes, colours: createColours({ db, now }), now, siteUrl, picturesDir }),
  )
  await app.register(spareRoutes({ spares: createSpares(db) }))
  await app.register(helpRoutes({ help: createHelp(db) }))
  await app.register(forumRoutes({ forum: createForum(db) }))
  await app.register(dealerRoutes({ dealers }))
  await app.register(support.routes)
  await app.register(memberBikeRoutes({ bikes: createMemberBikes({ db, now }), whoIs: sessions.whoIs }))
  await app.register(
    creditRoutes({
      credits: createCredits({ db, now }),
      redeemGiftCard: createRedeemGiftCard({ db, tries, now }),
    }),
  )
  await app.register(paymentRoutes({ payments: createPaymentRecords({ db, now }) }))
  await app.register(homeRoutes({ home: createHome({ db, accessories, bikes, dealers, now }) }))
  await app.register(newsletterRoutes({ newsletter }))
  await app.register(vitalRoutes({ vitals: createVitals({ db, now }) }))
  await app.register(backofficeRoutes({ overview: createOverview({ db, now }) }))
  await app.ready()
  /** What every process does once a minute. */
  const jobs = {
    purgeAccounts: accounts.purge,
    expireOrders: payments.expireOrders,
    reconcile: payments.reconcile,
    expireCredits: createCreditExpiry({ db, now }),
    closeSolved: support.closeSolved,
    sendStockAlerts: createStockAlertJob({ db, now }),
    purgeOutbox: createPurgeOutbox({ db, now }),
    purgeCheckoutKeys: createPurgeKeys({ db, now }),
    purgeNewsletter: newsletter.purge,
  }
  return { app, sessions, remotes, settle, payments, jobs }
}
