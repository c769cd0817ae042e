/** The audited pages: each kind of public page, as a guest sees it. */

/**
 * @typedef {object} AuditedPage
 * @property {string} path
 * @property {boolean} [hasCart] with a product in the cart
 * @property {Readonly<Record<string, string>>} [explained] audits that can't pass here, with the reason
 */

/** @type {readonly AuditedPage[]} */
export const PAGES = [
  ...[
    '/',
    '/shop/accessories',
    '/shop/accessories/1',
    '/configurator',
    '/configurator/nyx',
    '/shop/cart',
    '/login',
    '/register',
    '/forum/1',
    '/forum/thread/1',
    '/help-center',
    '/help-center/topics/1',
    '/shop/spares',
    '/shop/spares/1034',
    '/about-us',
    '/dealers',
    '/contact',
    '/privacypolicy',
    '/warranty',
  ].map((path) => ({ path })),
  { path: '/shop/cart', hasCart: true },
  { path: '/shop/cart/checkout', hasCart: true },
  {
    path: '/no-such-page',
    explained: {
      'errors-in-console': 'The browser itself reports the status 404, which is the right answer.',
    },
  },
]
