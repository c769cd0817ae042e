/** The pages to look at: each kind of page that a guest or a member sees. */
import { PAGES } from '../lighthouse/pages.mjs'

/** What a guest sees. Those with `hasCart` are opened with a product in the cart. */
export const GUEST_PAGES = [
  ...PAGES.map(({ path, hasCart = false }) => ({ path, hasCart })),
  ...[
    '/configurator/compare',
    '/shop/spares/exploded/nyx',
    '/forum',
    '/help-center/diagnosis/e15',
    '/help-center/search?q=belt',
    '/faq',
    '/rrpolicy',
  ].map((path) => ({ path, hasCart: false })),
]

/** What a member sees. */
export const MEMBER_PAGES = [
  '/dashboard',
  '/dashboard/orders',
  '/dashboard/bikes',
  '/dashboard/builds',
  '/dashboard/payments',
  '/dashboard/settings',
  '/dashboard/support',
]

/** Member's pages of one thing, found by the first link to it on its list. */
export const FIRST_OF = ['/dashboard/orders', '/dashboard/bikes', '/dashboard/support']
