import type { ServedPage } from '@nireeka/kit/first-view'

import { homePage, readCountry } from '../home/home.api.ts'
import { dealerList } from '../information/dealers/dealers.api.ts'
import { pageCodes } from './page-codes.ts'
import { APP_SHELL, CONTACT, DEALERS, HOME, INFORMATION_PAGES, NEWSLETTER } from './pages.ts'

/** What of the shell's own the server renders: its pages for reading, and the frame around every other page. */
export const servedPages: ServedPage[] = [
  { path: HOME.path, load: ({ http, query, load }) => load(homePage(http, readCountry(query))) },
  {
    path: DEALERS.path,
    load: ({ http, load }) => Promise.all([pageCodes.dealers.load(), load(dealerList(http))]),
  },
  ...INFORMATION_PAGES.map(({ path, code = 'information' }) => ({
    path,
    load: () => pageCodes[code].load(),
  })),
  { path: CONTACT.path, load: () => pageCodes.contact.load() },
  { path: NEWSLETTER.path, load: () => pageCodes.newsletter.load() },
  { path: APP_SHELL.path, load: () => pageCodes['app-shell'].load() },
  { path: '*' },
]
