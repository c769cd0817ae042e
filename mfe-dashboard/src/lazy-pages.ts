import { type LazyPage, lazyPage } from '@nireeka/ui'

const support = () => import('./support/support-pages.ts')

/** The account's pages that load on demand, each in its own chunk. */
export const LAZY_PAGES = {
  order: lazyPage(() => import('./orders/order-page.tsx').then((module) => module.OrderPage)),
  returnItems: lazyPage(() => import('./orders/returns/return-page.tsx').then((module) => module.ReturnPage)),
  bikes: lazyPage(() => import('./bikes/bikes-page.tsx').then((module) => module.BikesPage)),
  builds: lazyPage(() => import('./bikes/builds-page.tsx').then((module) => module.BuildsPage)),
  bike: lazyPage(() => import('./bikes/bike-page.tsx').then((module) => module.BikePage)),
  profile: lazyPage(() => import('./profile/profile-page.tsx').then((module) => module.ProfilePage)),
  settings: lazyPage(() => import('./settings/settings-page.tsx').then((module) => module.SettingsPage)),
  myData: lazyPage(() => import('./my-data/my-data-page.tsx').then((module) => module.MyDataPage)),
  addresses: lazyPage(() => import('./addresses/addresses-page.tsx').then((module) => module.AddressesPage)),
  payments: lazyPage(() => import('./payments/payments-page.tsx').then((module) => module.PaymentsPage)),
  notifications: lazyPage(() =>
    import('./notifications/notifications-page.tsx').then((module) => module.NotificationsPage),
  ),
  credits: lazyPage(() => import('./credits/credits-page.tsx').then((module) => module.CreditsPage)),
  support: lazyPage(() => support().then((module) => module.SupportPage)),
  newTicket: lazyPage(() => support().then((module) => module.NewTicketPage)),
  ticket: lazyPage(() => support().then((module) => module.TicketPage)),
}

/** Returns a link's event handlers that preload the page's code on hover and focus. */
export function fetchedAhead(page: LazyPage) {
  // A failed preload is ignored; the page loads its code itself later and can show an error.
  const fetch = () => void page.load().catch(() => undefined)
  return { onPointerEnter: fetch, onFocus: fetch }
}
