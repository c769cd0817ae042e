import type { ServedPage } from '@nireeka/kit/first-view'

import { homePage } from '../home/home.api.ts'
import { dealerList } from '../information/dealers.api.ts'
import { dealers, information } from './page-codes.ts'
import { INFORMATION_PAGES } from './pages.ts'

/** What of the shell's own the server renders: its pages for reading, and the frame around every other page. */
export const servedPages: ServedPage[] = [
  { path: '/', load: ({ http, load }) => load(homePage(http)) },
  {
    path: '/dealers',
    load: ({ http, load }) => Promise.all([dealers.load(), load(dealerList(http))]),
  },
  ...INFORMATION_PAGES.map(({ path }) => ({ path, load: () => information.load() })),
  { path: '*' },
]
