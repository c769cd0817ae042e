import type { ServedPage } from '@nireeka/kit/first-view'

import { homePage, readCountry } from '../home/home.api.ts'
import { pageCodes } from './page-codes.ts'
import { APP_SHELL, HOME } from './pages.ts'

/** What of the shell's own the server renders: its pages for reading, and the frame around every other page. */
export const servedPages: ServedPage[] = [
  { path: HOME.path, load: ({ http, query, load }) => load(homePage(http, readCountry(query))) },
  { path: APP_SHELL.path, load: () => pageCodes['app-shell'].load() },
  { path: '*' },
]
