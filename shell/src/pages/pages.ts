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

/** What the shell has registered (spec, section 2: /_app; docs/decisions/019). */
export const APP_SHELL: ShellPage = {
  path: '/_app',
  title: 'App shell',
  code: 'app-shell',
}

export const SHELL_PAGES = [HOME, ...ACCOUNT_PAGES, APP_SHELL]

/** False for what is nobody's answer to a search, such as logging in. */
export const isForSearchEngines = (page: ShellPage) => page === HOME
