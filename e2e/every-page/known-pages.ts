/** A public page whose content is in the server's HTML, with what a guest must see on it. */
export interface PublicPage {
  path: string
  heading: string
  /** A text in main, below the heading. */
  text: string
  /** The price as displayed; null if the page sells nothing. */
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

/** Expected content of listed pages, with one example of each kind of page. */
export const KNOWN_PAGES: readonly PublicPage[] = [
  selling('/', 'Build the bike you’d draw', 'Every build begins with one of three bikes.', '$4,490'),
  selling('/shop/accessories', 'Accessories', '24 accessories', '$119'),
  selling('/shop/accessories/1', 'City helmet with light', 'closes it with one gloved hand', '$119'),
  selling('/configurator', 'E-bikes', 'Build the Nireeka Prime', '$4,490'),
  selling('/configurator/nyx', 'Nireeka Nyx', 'Riders 162–178 cm', '$3,790'),
  illustrated('/help-center', 'Help centre', 'Charge cycles and care'),
  illustrated('/help-center/topics/1', 'Unpack and first checks', 'Lift the bike out by the frame'),
  illustrated('/help-center/diagnosis', 'Troubleshooter', 'Codes on the display'),
  illustrated('/help-center/diagnosis/e15', 'No speed signal', 'Is the magnet on the left rear spokes?'),
  illustrated('/shop/spares', 'Spare parts', 'Frames, forks and derailleur hangers.'),
  selling('/shop/spares/1034', 'Brake pad set, 4-piston', 'For the 203 mm brakes.', '$29'),
  illustrated('/shop/spares/exploded/nyx', 'Nireeka Nyx, part by part', 'Handlebar and levers'),
  illustrated('/forum', 'Forum', 'Welcome: how we talk here'),
  illustrated('/forum/1', 'Forum', 'Welcome: how we talk here'),
  reading('/forum/thread/1', 'Welcome: how we talk here', 'Mark it solved when it is.'),
  reading('/forum/author/6', 'ada-nireeka', 'Member since'),
  illustrated('/contact', 'Contact', 'support@example.com'),
  reading('/faq', 'Frequently asked questions', 'How long does a bike take?'),
  illustrated('/user-manual', 'User manual', 'Before the first ride'),
  illustrated('/user-manual/brakes', 'Brakes', 'Pads and discs'),
  illustrated('/warranty', 'Warranty', 'What is covered'),
  reading('/dealers', 'Dealers', 'Spree Antrieb'),
  illustrated('/about-us', 'About us', 'Three bikes, and no fourth'),
  reading('/privacypolicy', 'Privacy policy', 'What we keep'),
  reading('/terms', 'Terms', 'Order and contract'),
  reading('/rrpolicy', 'Returns and refunds', 'Goods should be complete and unused.'),
]

/** The headings of pages that depend on the browser's data or aren't indexed. */
export const OTHER_HEADINGS: Readonly<Record<string, string>> = {
  '/shop/cart': 'Your cart',
  '/shop/spares/my-bike': 'Parts for your bike',
  '/shop/spares/my-bike/exploded': 'Your bike, part by part',
  '/user-manual/whole': 'The whole user manual',
  '/forum/search': 'Search the forum',
  '/forum/new': 'New thread',
  '/configurator/builds': 'Saved builds',
  '/configurator/compare': 'Compare bikes',
  '/login': 'Log in',
  '/register': 'Create an account',
  '/forgot-password': 'Forgotten your password?',
  '/reset-password': 'This link no longer works',
  '/change-email': 'This link no longer works',
}
