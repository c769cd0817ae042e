/** The shell's own pages, for its router, for the edge's titles and for the answer's status. */
export interface ShellPage {
  path: string
  title: string
  description: string
}

/** Known by its path alone; what is in it comes from the staff's list after login. */
export const STAFF_AREA = '/backoffice'

export const HOME: ShellPage = {
  path: '/',
  title: 'Nireeka: electric bikes you build yourself',
  description:
    'Three electric bikes, built to order from the parts you choose. Accessories, spare parts and after-sales support around the clock.',
}

export const ACCOUNT_PAGES: ShellPage[] = [
  { path: '/login', title: 'Log in', description: 'Log in to your Nireeka account.' },
  { path: '/register', title: 'Register', description: 'Open a Nireeka account.' },
]

export const INFORMATION_PAGES: ShellPage[] = [
  {
    path: '/contact',
    title: 'Contact',
    description: 'How to reach the people who build and look after your bike.',
  },
  {
    path: '/faq',
    title: 'Frequently asked questions',
    description: 'Short answers to what riders ask us most.',
  },
  {
    path: '/user-manual',
    title: 'User manual',
    description: 'How to set up, charge, ride and care for your bike.',
  },
  { path: '/warranty', title: 'Warranty', description: 'What we stand for, and for how long.' },
  { path: '/dealers', title: 'Dealers', description: 'Where to see, test and service a Nireeka.' },
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

export const SHELL_PAGES = [HOME, ...ACCOUNT_PAGES, ...INFORMATION_PAGES]
