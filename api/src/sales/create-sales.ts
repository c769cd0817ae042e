import type { FastifyPluginAsync } from 'fastify'

import { type Attempts, type Db, pageAddressOn } from '../platform/index.ts'
import { createCarts } from './cart/cart.repository.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { createConfiguratorCart } from './cart/configurator-cart.ts'
import { configuratorCartRoutes } from './cart/configurator-cart.routes.ts'
import { createGuestQuotes } from './cart/guest-quotes.ts'
import { createAddresses } from './checkout/addresses.repository.ts'
import { addressRoutes } from './checkout/addresses.routes.ts'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import { createPurgeKeys } from './checkout/purge-keys.ts'
import { createQuotes } from './checkout/quote.ts'
import { createCredits } from './credits/credits.repository.ts'
import { creditRoutes } from './credits/credits.routes.ts'
import { createCreditExpiry } from './credits/expire-credits.ts'
import { customerSalesRoutes } from './customers/customers.admin.routes.ts'
import { createRedeemGiftCard } from './gift-cards/redeem-gift-card.ts'
import { readCreditNote } from './invoices/read-credit-note.ts'
import { createReadInvoice } from './invoices/read-invoice.ts'
import { saleFigureRoutes } from './figures/figures.admin.routes.ts'
import { createCancelOrder } from './orders/cancel-order.ts'
import { createReadCalendar } from './orders/delivery-calendar.ts'
import { createOrders } from './orders/orders.repository.ts'
import { orderRoutes } from './orders/orders.routes.ts'
import { createOrderAdmin } from './order-admin/create-order-admin.ts'
import { overviewRoutes } from './overview/overview.admin.routes.ts'
import { createOverview } from './overview/overview.repository.ts'
import { type CountForum, type CountTickets, createCountWaiting } from './overview/waiting.ts'
import { importRoutes } from './goods-import/imports.admin.routes.ts'
import { createStockAdmin } from './stock-admin/create-stock-admin.ts'
import { createPayments } from './payments/create-payments.ts'
import type { PaymentConfig } from './payments/payment-config.ts'
import { allPaymentRoutes } from './payments/payment-area.routes.ts'
import { createCartPromos } from './promo/cart-promos.ts'
import { promoAdminRoutes } from './promo/promo.admin.routes.ts'
import { promoRoutes } from './promo/promo.routes.ts'
import { createReturns } from './returns/create-returns.ts'
import { createWorkshop } from './workshop/create-workshop.ts'

interface Needs {
  db: Db
  now: () => Date
  /** The site's address, to which payment pages lead back. */
  siteUrl: string
  /** The configured payment providers; without it, only the sandbox. */
  paymentConfig?: PaymentConfig
  attempts: Attempts
  /** Counts what waits for staff in the forum. */
  countForum: CountForum
  countTickets: CountTickets
}

/** Creates the sales domain: carts, prices, promo codes, orders, payments, invoices, store credit and gift cards. */
export async function createSales({
  db,
  now,
  siteUrl,
  paymentConfig,
  attempts,
  countForum,
  countTickets,
}: Needs) {
  const quotes = createQuotes({ db, now })
  const carts = createCarts({ db, quotes, now })
  const credits = createCredits({ db, now })
  const payments = await createPayments({ db, siteUrl, config: paymentConfig, now })
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(cartRoutes({ carts, guestQuotes: createGuestQuotes({ db, quotes, attempts }) }))
    await app.register(
      configuratorCartRoutes({ carts, configuratorCart: createConfiguratorCart({ db, now }) }),
    )
    await app.register(promoRoutes({ cartPromos: createCartPromos({ db, quotes, attempts }) }))
    await app.register(checkoutRoutes({ db, quotes, payments, now }))
    await app.register(addressRoutes({ db, addresses: createAddresses({ db, now }) }))
    await app.register(allPaymentRoutes({ db, now, payments, siteUrl }))
    await app.register(
      orderRoutes({
        orders: createOrders(db),
        cancelOrder: createCancelOrder({ ...payments, db, now }),
        readInvoice: createReadInvoice({ db }),
        readCalendar: createReadCalendar({ db, page: pageAddressOn(siteUrl) }),
        readCreditNote: (wanted) => readCreditNote(db, wanted),
      }),
    )
    await app.register(
      creditRoutes({
        credits,
        redeemGiftCard: createRedeemGiftCard({ db, attempts, now }),
      }),
    )
    await app.register(customerSalesRoutes({ db, now, credits }))
    await app.register(createOrderAdmin({ db, now, payments, attempts }))
    await app.register(createReturns({ db, now, payments }))
    await app.register(createStockAdmin({ db, now }))
    await app.register(importRoutes({ db, now }))
    await app.register(promoAdminRoutes({ db, now }))
    await app.register(createWorkshop({ db, now }))
    await app.register(saleFigureRoutes({ db }))
    await app.register(
      overviewRoutes({
        overview: createOverview({ db }),
        countWaiting: createCountWaiting({ db, now, countForum, countTickets }),
      }),
    )
  }
  return {
    routes,
    payments,
    jobs: {
      expireOrders: payments.expireOrders,
      reconcile: payments.reconcile,
      deletePaymentCustomers: payments.deleteCustomers,
      expireCredits: createCreditExpiry({ db, now }),
      purgeCheckoutKeys: createPurgeKeys({ db, now }),
    },
  }
}
