import { type PageCode, pageCode } from '@nireeka/ui'

/** What isn't needed on the first page of the account, each in a chunk of its own. */
export const PAGE_CODES = {
  bike: pageCode(() => import('./bikes/bike-page.tsx').then((module) => module.BikePage)),
  settings: pageCode(() => import('./settings/settings-page.tsx').then((module) => module.SettingsPage)),
  addresses: pageCode(() => import('./addresses/addresses-page.tsx').then((module) => module.AddressesPage)),
  payments: pageCode(() => import('./payments/payments-page.tsx').then((module) => module.PaymentsPage)),
  credits: pageCode(() => import('./credits/credits-page.tsx').then((module) => module.CreditsPage)),
  support: pageCode(() => import('./support/support.tsx').then((module) => module.Support)),
}

/** For a link: fetches the page's code when somebody points at it or comes to it by keyboard. */
export function fetchedAhead(code: PageCode) {
  // What doesn't come now is fetched by the page itself, which can say so.
  const fetch = () => void code.load().catch(() => undefined)
  return { onPointerEnter: fetch, onFocus: fetch }
}
