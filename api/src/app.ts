import { createAccountArea } from './identity/account-area.ts'
import { LOGIN_LIMITS, type LoginLimits } from './identity/sessions/login-limits.ts'
import type { Passwords } from './identity/passwords/passwords.ts'
import type { SocialConfig } from './identity/providers/social-config.ts'
import { createTries } from './platform/attempts/tries.ts'
import { backofficeRoutes } from './sales/overview/overview.admin.routes.ts'
import { createOverview } from './sales/overview/overview.repository.ts'
import { createCarts } from './sales/cart/cart.repository.ts'
import { cartRoutes } from './sales/cart/cart.routes.ts'
import { createConfiguratorCart } from './sales/cart/configurator-cart.ts'
import { configuratorCartRoutes } from './sales/cart/configurator-cart.routes.ts'
import { createGuestQuotes } from './sales/cart/guest-quotes.ts'
import { createAccessories } from './catalogue/accessories/accessories.repository.ts'
import { catalogueRoutes } from './catalogue/accessories/catalogue.routes.ts'
import { createAddresses } from './sales/checkout/addresses.repository.ts'
import { addressRoutes } from './sales/checkout/addresses.routes.ts'
import { checkoutRoutes } from './sales/checkout/checkout.routes.ts'
import { createPurgeKeys } from './sales/checkout/purge-keys.ts'
import { createQuotes } from './sales/checkout/quote.ts'
import { createBikes } from './bikes/configurator/bikes.repository.ts'
import { createColours } from './bikes/configurator/colours.repository.ts'
import { configuratorRoutes } from './bikes/configurator/configurator.routes.ts'
import { createReadOwned } from './bikes/owned/read-owned.ts'
import { ownedBikeRoutes } from './bikes/owned/owned.routes.ts'
import { createSavedBikes } from './bikes/saved/saved-bikes.repository.ts'
import { savedBikeRoutes } from './bikes/saved/saved-bikes.routes.ts'
import { summaryRoutes } from './bikes/summary/summary.routes.ts'
import { countryRoutes } from './catalogue/countries/countries.routes.ts'
import { createCredits } from './sales/credits/credits.repository.ts'
import { creditRoutes } from './sales/credits/credits.routes.ts'
import { createCreditExpiry } from './sales/credits/expire-credits.ts'
import type { Db } from './platform/database/open-database.ts'
import { createDealers } from './community/dealers/dealers.repository.ts'
import { dealerRoutes } from './community/dealers/dealers.routes.ts'
import { createForum } from './community/forum/forum.repository.ts'
import { forumRoutes } from './community/forum/forum.routes.ts'
import { createRedeemGiftCard } from './sales/gift-cards/redeem-gift-card.ts'
import { createHelp } from './community/help/help.repository.ts'
import { helpRoutes } from './community/help/help.routes.ts'
import { createHome } from './community/home/home.repository.ts'
import { homeRoutes } from './community/home/home.routes.ts'
import { createServer, type ServerNeeds } from './platform/http/create-server.ts'
import { describeApi } from './platform/http/openapi.ts'
import { createReadInvoice } from './sales/invoices/read-invoice.ts'
import { createMemberBikes } from './bikes/member-bikes/member-bikes.repository.ts'
import { memberBikeRoutes } from './bikes/member-bikes/member-bikes.routes.ts'
import { createPurgeOutbox } from './platform/email/purge-outbox.ts'
import { createNewsletter } from './community/newsletter/newsletter.repository.ts'
import { newsletterRoutes } from './community/newsletter/newsletter.routes.ts'
import { createCancelOrder } from './sales/orders/cancel-order.ts'
import { createOrders } from './sales/orders/orders.repository.ts'
import { orderRoutes } from './sales/orders/orders.routes.ts'
import { refundRoutes } from './sales/payments/refunds/refunds.admin.routes.ts'
import { callBackRoutes } from './sales/payments/call-back.routes.ts'
import { createPayments } from './sales/payments/create-payments.ts'
import { payRoutes } from './sales/payments/pay.routes.ts'
import { createPaymentRecords } from './sales/payments/payments.repository.ts'
import type { PaymentConfig } from './sales/payments/payment-config.ts'
import { paymentRoutes } from './sales/payments/payments.routes.ts'
import { sandboxRoutes } from './sales/payments/sandbox/sandbox.routes.ts'
import { webhookRoutes } from './sales/payments/webhooks/webhooks.routes.ts'
import { createCartPromos } from './sales/promo/cart-promos.ts'
import { promoRoutes } from './sales/promo/promo.routes.ts'
import { createRemotes } from './platform/remotes/remotes.repository.ts'
import { remoteRoutes } from './platform/remotes/remotes.routes.ts'
import { createModeration } from './catalogue/reviews/moderation.repository.ts'
import { moderationRoutes } from './catalogue/reviews/moderation.admin.routes.ts'
import { createReviews } from './catalogue/reviews/reviews.repository.ts'
import { reviewRoutes } from './catalogue/reviews/reviews.routes.ts'
import { createSpares } from './catalogue/spares/spares.repository.ts'
import { spareRoutes } from './catalogue/spares/spares.routes.ts'
import { createStockAlertJob } from './catalogue/stock-alerts/send-stock-alerts.ts'
import { createStockAlerts } from './catalogue/stock-alerts/stock-alerts.repository.ts'
import { stockAlertRoutes } from './catalogue/stock-alerts/stock-alerts.routes.ts'
import { createSupport } from './community/support/support.ts'
import { createVitals } from './platform/vitals/vitals.repository.ts'
import { vitalRoutes } from './platform/vitals/vitals.routes.ts'

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
