import { NEWSLETTER_PATH } from '../newsletter/outcomes.ts'

/** The shell's own pages, for its router, for the edge's titles and for the answer's status. */
export interface ShellPage {
  path: string
  title: string
  description: string
  /** The chunk that it comes in; home is in the first script. */
  code?: PageCodeName
}

export type PageCodeName =
  | 'app-shell'
  | 'login'
  | 'register'
  | 'forgot-password'
  | 'reset-password'
  | 'social'
  | 'information'
  | 'manual'
  | 'warranty'
  | 'contact'
  | 'dealers'
  | 'newsletter'

/** Known by its path alone; what is in it comes from the staff's list after login. */
export const STAFF_AREA = '/backoffice'

export const HOME: ShellPage = {
  path: '/',
  title: 'Nireeka: electric bikes you build yourself',
  description:
    'Three electric bikes, built to order from the parts you choose. Accessories, spare parts and after-sales support around the clock.',
}

/** The chunk with what is below the home page's first view. */
export const HOME_LATER = 'home-later'

export const ACCOUNT_PAGES: ShellPage[] = [
  { path: '/login', title: 'Log in', description: 'Log in to your Nireeka account.', code: 'login' },
  { path: '/register', title: 'Register', description: 'Open a Nireeka account.', code: 'register' },
  {
    path: '/forgot-password',
    title: 'Forgotten password',
    description: 'A link to a new password, by letter.',
    code: 'forgot-password',
  },
  {
    path: '/reset-password',
    title: 'New password',
    description: 'Choose a new password.',
    code: 'reset-password',
  },
  { path: '/login/social', title: 'Log in', description: 'Back from a provider.', code: 'social' },
]

const READING: ShellPage[] = [
  {
    path: '/faq',
    title: 'Frequently asked questions',
    description: 'Short answers to what riders ask us most.',
  },
  {
    path: '/user-manual',
    title: 'User manual',
    description: 'How to set up, charge, ride and care for your bike.',
    code: 'manual',
  },
  {
    path: '/warranty',
    title: 'Warranty',
    description: 'What we stand for, and for how long.',
    code: 'warranty',
  },
  { path: '/about-us', title: 'About us', description: 'Who we are and how we build bikes.' },
  {
    path: '/privacypolicy',
    title: 'Privacy policy',
    description: 'What we know about you, why, and for how long.',
  },
  { path: '/terms', title: 'Terms', description: 'The terms of buying from us.' },
  {
    path: '/rrpolicy',
    title: 'Returns and refunds',
    description: 'How to send something back and get your money.',
  },
]

export const INFORMATION_PAGES: ShellPage[] = READING.map((page) => ({ code: 'information', ...page }))

export const CONTACT: ShellPage = {
  path: '/contact',
  title: 'Contact',
  description: 'How to reach the people who build and look after your bike.',
  code: 'contact',
}

export const DEALERS: ShellPage = {
  path: '/dealers',
  title: 'Dealers',
  description: 'Where to see, test and service a Nireeka.',
  code: 'dealers',
}

export const NEWSLETTER: ShellPage = {
  path: NEWSLETTER_PATH,
  title: 'Newsletter',
  description: 'News from the workshop, once a month.',
  code: 'newsletter',
}

/** What the shell has registered (spec, section 2: /_app; docs/decisions/019). */
export const APP_SHELL: ShellPage = {
  path: '/_app',
  title: 'App shell',
  description: 'The sections that this site is made of, each in the version that is live.',
  code: 'app-shell',
}

export const SHELL_PAGES = [
  HOME,
  ...ACCOUNT_PAGES,
  ...INFORMATION_PAGES,
  CONTACT,
  DEALERS,
  NEWSLETTER,
  APP_SHELL,
]

/** False for what is nobody's answer to a search: logging in, and what only tells how something went. */
export const isForSearchEngines = (page: ShellPage) =>
  ![...ACCOUNT_PAGES, NEWSLETTER, APP_SHELL].includes(page)
