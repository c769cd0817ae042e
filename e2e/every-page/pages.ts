/** A public page whose content is in the server's HTML, and what a guest must see on it. */
export interface PublicPage {
  path: string
  heading: string
  /** Stands in main, below the heading. */
  text: string
  /** As it is written on the page; null when it sells nothing. */
  price: string | null
  hasPicture: boolean
}

const reading = (path: string, heading: string, text: string): PublicPage => ({
  path,
  heading,
  text,
  price: null,
  hasPicture: false,
})

const illustrated = (path: string, heading: string, text: string): PublicPage => ({
  ...reading(path, heading, text),
  hasPicture: true,
})

const selling = (path: string, heading: string, text: string, price: string): PublicPage => ({
  path,
  heading,
  text,
  price,
  hasPicture: true,
})

/** Every public page whose content the server renders, an example of each kind that has many. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  selling('/', 'Build the bike you would draw', 'Every build begins with one of three bikes.', '$4,490'),
  selling('/shop/accessories', 'Accessories', '24 accessories', '$119'),
  selling('/shop/accessories/1', 'City helmet with light', 'closes it with one gloved hand', '$119'),
  selling('/configurator', 'E-bikes', 'Build the Nireeka Prime', '$4,490'),
  selling('/configurator/nyx', 'Nireeka Nyx', 'Riders 162–178 cm', '$3,790'),
  reading('/help-center', 'Help centre', 'Charge cycles and care'),
  reading('/help-center/topics/1', 'Unpack and first checks', 'Lift the bike out by the frame'),
  illustrated('/shop/spares', 'Spare parts', 'Frames, forks and derailleur hangers.'),
  reading('/forum', 'Forum', 'Welcome: how we talk here'),
  reading('/forum/1', 'Forum', 'Welcome: how we talk here'),
  reading('/forum/thread/1', 'Welcome: how we talk here', 'Mark it solved when it is.'),
  illustrated('/contact', 'Contact', 'support@example.com'),
  reading('/faq', 'Frequently asked questions', 'How long does a bike take?'),
  reading('/user-manual', 'User manual', 'Before the first ride'),
  reading('/warranty', 'Warranty', 'What is covered'),
  reading('/dealers', 'Dealers', 'Spree Antrieb'),
  illustrated('/about-us', 'About us', 'Three bikes, and no fourth'),
  reading('/privacypolicy', 'Privacy policy', 'What we keep'),
  reading('/terms', 'Terms', 'Order and contract'),
  reading('/rrpolicy', 'Returns and refunds', 'Goods should be complete and unused.'),
]

/** Public pages that the browser makes, of what only the browser knows. */
const BROWSER_PAGES = [
  { path: '/shop/cart', heading: 'Your cart' },
  { path: '/configurator/builds', heading: 'Saved builds' },
  { path: '/configurator/compare', heading: 'Compare two builds' },
  { path: '/login', heading: 'Log in' },
  { path: '/register', heading: 'Open an account' },
  { path: '/forgot-password', heading: 'Forgotten your password?' },
  { path: '/reset-password', heading: 'This link no longer works' },
]

/** Every page that anybody may open. */
export const PAGES: ReadonlyArray<Pick<PublicPage, 'path' | 'heading'>> = [...PUBLIC_PAGES, ...BROWSER_PAGES]

export const MEMBER_PAGES = [
  { path: '/dashboard', heading: 'Dashboard' },
  { path: '/dashboard/orders', heading: 'Orders' },
  { path: '/dashboard/profile', heading: 'Profile' },
  { path: '/dashboard/settings', heading: 'Settings' },
  { path: '/dashboard/payments', heading: 'Payments' },
  { path: '/dashboard/credits', heading: 'Credits' },
  { path: '/dashboard/bikes/1', heading: 'Nireeka Prime' },
  { path: '/dashboard/support', heading: 'Support' },
  { path: '/dashboard/support/new', heading: 'New ticket' },
]
