import { NEWSLETTER_PATH } from '../newsletter/path.ts'

/** The shell's own pages, for its router, for the edge's titles and for the answer's status. */
export interface ShellPage {
  path: string
  title: string
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
}

/** The chunk with what is below the home page's first view. */
export const HOME_LATER = 'home-later'

export const ACCOUNT_PAGES: ShellPage[] = [
  { path: '/login', title: 'Log in', code: 'login' },
  { path: '/register', title: 'Register', code: 'register' },
  {
    path: '/forgot-password',
    title: 'Forgotten password',
    code: 'forgot-password',
  },
  {
    path: '/reset-password',
    title: 'New password',
    code: 'reset-password',
  },
  { path: '/login/social', title: 'Log in', code: 'social' },
]

const READING: ShellPage[] = [
  {
    path: '/faq',
    title: 'Frequently asked questions',
  },
  {
    path: '/user-manual',
    title: 'User manual',
    code: 'manual',
  },
  {
    path: '/warranty',
    title: 'Warranty',
    code: 'warranty',
  },
  { path: '/about-us', title: 'About us' },
  {
    path: '/privacypolicy',
    title: 'Privacy policy',
  },
  { path: '/terms', title: 'Terms' },
  {
    path: '/rrpolicy',
    title: 'Returns and refunds',
  },
]

export const INFORMATION_PAGES: ShellPage[] = READING.map((page) => ({ code: 'information', ...page }))

export const CONTACT: ShellPage = {
  path: '/contact',
  title: 'Contact',
  code: 'contact',
}

export const DEALERS: ShellPage = {
  path: '/dealers',
  title: 'Dealers',
  code: 'dealers',
}

export const NEWSLETTER: ShellPage = {
  path: NEWSLETTER_PATH,
  title: 'Newsletter',
  code: 'newsletter',
}

/** What the shell has registered (spec, section 2: /_app; docs/decisions/019). */
export const APP_SHELL: ShellPage = {
  path: '/_app',
  title: 'App shell',
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
