/** Where visitors land, and the heading that they find there. */
export const PAGES = [
  ['/', 'Build the bike you would draw'],
  ['/shop/accessories', 'Accessories'],
  ['/shop/accessories/1', 'City helmet with light'],
  ['/shop/cart', 'Your cart'],
  ['/shop/spares', 'Spare parts'],
  ['/configurator', 'E-bikes'],
  ['/configurator/nyx', 'Nireeka Nyx'],
  ['/configurator/builds', 'Saved builds'],
  ['/configurator/compare', 'Compare two builds'],
  ['/help-center', 'Help centre'],
  ['/help-center/topics/1', 'Unpack and first checks'],
  ['/forum/1', 'Forum'],
  ['/forum/thread/1', 'Welcome: how we talk here'],
  ['/login', 'Log in'],
  ['/register', 'Open an account'],
  ['/forgot-password', 'Forgotten your password?'],
  ['/reset-password', 'This link no longer works'],
  ['/contact', 'Contact'],
  ['/dealers', 'Dealers'],
  ['/warranty', 'Warranty'],
] as const

/** The same for members. */
export const MEMBER_PAGES = [
  ['/dashboard', 'Dashboard'],
  ['/dashboard/orders', 'Orders'],
  ['/dashboard/profile', 'Profile'],
  ['/dashboard/settings', 'Settings'],
  ['/dashboard/payments', 'Payments'],
  ['/dashboard/credits', 'Credits'],
  ['/dashboard/bikes/1', 'Nireeka Prime'],
  ['/dashboard/support', 'Support'],
  ['/dashboard/support/new', 'New ticket'],
] as const
