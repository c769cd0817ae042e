export interface SiteLink {
  to: string
  label: string
}

/** Top navigation (spec, section 2). */
export const NAV_LINKS: SiteLink[] = [
  { to: '/configurator', label: 'E-Bikes' },
  { to: '/shop/accessories', label: 'Accessories' },
  { to: '/shop/spares', label: 'Spare parts' },
  { to: '/help-center', label: 'Help centre' },
  { to: '/forum', label: 'Forum' },
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/contact', label: 'Contact' },
]

/** The user menu's pages, in the spec's order (section 2); the Admin Panel and Sign out follow them. */
export const USER_LINKS: SiteLink[] = [
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/dashboard/profile', label: 'Profile' },
  { to: '/dashboard/orders', label: 'Orders' },
  { to: '/dashboard/settings', label: 'Settings' },
  { to: '/dashboard/payments', label: 'Payments' },
  { to: '/dashboard/credits', label: 'Credits' },
  { to: '/dashboard/support', label: 'Support' },
]

/** Links below the navigation in a phone's menu, for guests. */
export const GUEST_LINKS: SiteLink[] = [
  { to: '/login', label: 'Login' },
  { to: '/register', label: 'Register' },
]

/** The footer's "Find Out More" leads to a dashboard support page (spec, section 2). */
export const SUPPORT_LINK: SiteLink = { to: '/dashboard/support', label: 'Find Out More' }

/** Footer groups (spec, section 2). */
export const FOOTER_GROUPS: Array<{ heading: string; links: SiteLink[] }> = [
  {
    heading: 'Bikes',
    links: [
      { to: '/configurator/nireeka-prime', label: 'Nireeka Prime' },
      { to: '/configurator/nireeka-homie', label: 'Nireeka Homie' },
      { to: '/configurator/nyx', label: 'Nireeka Nyx' },
    ],
  },
  {
    heading: 'Accessories',
    links: [
      { to: '/shop/accessories/1', label: 'Helmet' },
      { to: '/shop/accessories/3', label: 'Backpack' },
      { to: '/shop/accessories/7', label: 'Taillight' },
    ],
  },
  {
    heading: 'Support',
    links: [
      { to: '/contact', label: 'Contact' },
      { to: '/faq', label: 'Questions' },
      { to: '/user-manual', label: 'User manual' },
      { to: '/help-center', label: 'Help centre' },
      { to: '/warranty', label: 'Warranty' },
    ],
  },
  {
    heading: 'Company',
    links: [
      { to: '/dealers', label: 'Dealers' },
      { to: '/about-us', label: 'About us' },
      { to: '/privacypolicy', label: 'Privacy policy' },
      { to: '/terms', label: 'Terms' },
      { to: '/rrpolicy', label: 'Returns' },
    ],
  },
  {
    heading: 'Website',
    links: [
      { to: '/register', label: 'Register' },
      { to: '/login', label: 'Log in' },
      { to: '/dashboard', label: 'Dashboard' },
      { to: '/forum/1', label: 'Forum' },
    ],
  },
]

export const SOCIAL_LINKS: SiteLink[] = [
  { to: 'https://www.facebook.com/nireeka', label: 'Facebook' },
  { to: 'https://www.instagram.com/nireeka', label: 'Instagram' },
  { to: 'https://www.youtube.com/@nireeka', label: 'YouTube' },
  { to: 'https://twitter.com/nireeka', label: 'Twitter' },
]

export const GAME_LINK: SiteLink = { to: 'https://game.nireeka.example/', label: 'Play the Nireeka game' }
