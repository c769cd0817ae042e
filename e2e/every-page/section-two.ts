/** The expected response of a route in the specification's section 2, without scripts or login. */
export interface Row {
  path: string
  title: string
  /** The expected heading; null for pages that are rendered in the browser after the login. */
  heading: string | null
  isListed: boolean
}

const open = (path: string, title: string, heading = title): Row => ({ path, title, heading, isListed: true })
const unlisted = (path: string, title: string, heading: string | null): Row => ({
  path,
  title,
  heading,
  isListed: false,
})
const closed = (path: string, title: string) => unlisted(path, title, null)

/** All rows of the table in section 2, in its order. */
export const ROUTES: readonly Row[] = [
  open('/', 'Nireeka: electric bikes you build yourself', 'Build the bike you’d draw'),
  closed('/login', 'Log in'),
  closed('/register', 'Register'),
  open('/configurator', 'E-bikes'),
  open('/configurator/nireeka-prime', 'Nireeka Prime'),
  open('/configurator/nireeka-homie', 'Nireeka Homie'),
  open('/configurator/nyx', 'Nireeka Nyx'),
  open('/configurator/nyx?orderBikeID=1&cartID=2&mode=CEUM', 'Nireeka Nyx'),
  closed('/shop/cart/checkout', 'Checkout'),
  open('/shop/accessories', 'Accessories'),
  open('/shop/accessories/1', 'City helmet with light'),
  open('/shop/spares', 'Spare parts'),
  closed('/dashboard', 'Dashboard'),
  closed('/dashboard/profile', 'Dashboard'),
  closed('/dashboard/orders', 'Dashboard'),
  closed('/dashboard/settings', 'Dashboard'),
  closed('/dashboard/payments', 'Dashboard'),
  closed('/dashboard/credits', 'Dashboard'),
  closed('/dashboard/support', 'Dashboard'),
  closed('/backoffice', 'Nireeka'),
  open('/forum', 'Forum'),
  open('/forum/1', 'Forum'),
  open('/help-center', 'Help centre'),
  open('/contact', 'Contact'),
  open('/faq', 'Frequently asked questions'),
  open('/user-manual', 'User manual'),
  open('/warranty', 'Warranty'),
  open('/dealers', 'Dealers'),
  open('/about-us', 'About us'),
  open('/privacypolicy', 'Privacy policy'),
  open('/terms', 'Terms'),
  open('/rrpolicy', 'Returns and refunds'),
  unlisted('/_app', 'App shell', 'App shell'),
]

/** Paths that don't exist, in the shell and in each remote with public pages. */
export const NOWHERE: readonly string[] = [
  '/no/such/page',
  '/faq/x',
  '/_app/x',
  '/shop/accessories/999999',
  '/shop/accessories/helmet',
  '/shop/nothing',
  '/configurator/tandem',
  '/help-center/topics/999999',
  '/help-center/nothing',
  '/forum/0',
  '/forum/thread/999999',
  '/dashboard/nothing',
  '/dashboard/orders/1/nothing',
  '/shop/orders/nothing',
  '/landing-nowhere',
]

/** Alternative spellings of paths, with the canonical path of each. */
export const SPELLINGS: ReadonlyArray<readonly [string, string]> = [
  ['/faq/', '/faq'],
  ['/shop//accessories/', '/shop/accessories'],
  ['/shop/accessories/?page=2&category=bag', '/shop/accessories?page=2&category=bag'],
  ['/FAQ', '/faq'],
  ['/Forum/1', '/forum/1'],
  ['/Configurator/Nyx?mode=CNM', '/configurator/nyx?mode=CNM'],
  ['//evil.example/', '/evil.example'],
  ['//evil.example//..//', '/evil.example/..'],
]
