/** The measured pages: each kind of public page, and pages of a member and an admin. */

/** @typedef {{ path: string, as?: 'member' | 'admin' }} WeighedPage */

/** @type {readonly WeighedPage[]} */
export const PAGES = [
  ...[
    '/',
    '/shop/accessories',
    '/shop/accessories/1',
    '/shop/cart',
    '/configurator',
    '/configurator/nyx',
    '/configurator/builds',
    '/configurator/compare',
    '/help-center',
    '/help-center/topics/1',
    '/shop/spares',
    '/forum/1',
    '/forum/thread/1',
    '/contact',
    '/faq',
    '/user-manual',
    '/warranty',
    '/dealers',
    '/about-us',
    '/terms',
    '/newsletter',
    '/login',
    '/register',
  ].map((path) => ({ path })),
  .../** @type {WeighedPage[]} */ (
    [
      '/dashboard',
      '/dashboard/orders',
      '/dashboard/profile',
      '/dashboard/settings',
      '/dashboard/payments',
      '/dashboard/credits',
      '/dashboard/support',
      '/dashboard/addresses',
      '/dashboard/bikes/1',
    ].map((path) => ({ path, as: 'member' }))
  ),
  { path: '/backoffice', as: 'admin' },
  { path: '/backoffice/reviews', as: 'admin' },
]
