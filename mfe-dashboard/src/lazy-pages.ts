import { type LazyPage, lazyPage } from '@nireeka/ui'

const support = () => import('./support/support-pages.ts')

/** What isn't needed on the first page of the account, each in a chunk of its own. */
export const LAZY_PAGES = {
  bike: lazyPage(() => import('./bikes/bike-page.tsx').then((module) => module.BikePage)),
  settings: lazyPage(() => import('./settings/settings-page.tsx').then((module) => module.SettingsPage)),
  addresses: lazyPage(() => import('./addresses/addresses-page.tsx').then((module) => module.AddressesPage)),
  payments: lazyPage(() => import('./payments/payments-page.tsx').then((module) => module.PaymentsPage)),
  credits: lazyPage(() => import('./credits/credits-page.tsx').then((module) => module.CreditsPage)),
  support: lazyPage(() => support().then((module) => module.SupportPage)),
  newTicket: lazyPage(() => support().then((module) => module.NewTicketPage)),
  ticket: lazyPage(() => support().then((module) => module.TicketPage)),
}

/** For a link: fetches the page's code when somebody points at it or comes to it by keyboard. */
export function fetchedAhead(page: LazyPage) {
  // What doesn't come now is fetched by the page itself, which can say so.
  const fetch = () => void page.load().catch(() => undefined)
  return { onPointerEnter: fetch, onFocus: fetch }
}
