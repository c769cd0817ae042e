import type { TextTable } from '@nireeka/contracts/api'

import type { TableRows } from '../information/text-table.tsx'

const STORAGE_HEAD = ['Name', 'What for', 'How long']

const FOR_GOOD = 'Until you clear it'

/** The necessary entries: the names of shared/kit/src/storage.ts, the session's cookies and the tab's storage. */
export const NEEDED_ROWS: string[][] = [
  [
    'access_token (cookie)',
    'Keeps you logged in',
    'Until the browser closes, or 30 days if you asked to be remembered',
  ],
  ['__Host-Http-rt (cookie)', 'Renews your login; scripts can’t read it', 'The same'],
  [
    '__Host-Http-device (cookie)',
    'Shows that you’ve logged in here before, so nobody can lock you out; scripts can’t read it',
    '90 days after your last login',
  ],
  [
    '__Secure-help-voter (cookie)',
    'Keeps a guest’s vote on a help article changeable and counted once; set when you vote, and scripts can’t read it',
    'A year after your first vote',
  ],
  ['email', 'Tells whose login is to be renewed', 'Until you log out'],
  ['rememberLogin', 'Whether you asked to be remembered', 'Until you log out'],
  ['logoutPending', 'That you have logged out', 'Until our server has confirmed it'],
  ['cartItems', 'Your cart as a guest', 'Until you log in or empty it'],
  ['cartMergeKey', 'Keeps your cart from being counted twice at login', 'Until it is merged'],
  ['cartCode', 'The promo code you typed as a guest', 'Until you log in or remove it'],
  ['cartPending', 'Cart changes made while our server was out of reach', 'Until it is done'],
  ['configuratorData', 'A build that is saved when you log in', 'Until then'],
  ['selectedBike', 'The bike you were looking at', 'Until you log in or out'],
  ['theme', 'Light or dark, if you chose', FOR_GOOD],
  ['unit', 'Kilometres or miles, if you chose as a guest', FOR_GOOD],
  ['closedNews', 'The announcement you closed', FOR_GOOD],
  ['savedViews', 'Filters of a list that you saved under a name', 'Until you delete them'],
  ['forumDrafts', 'Your forum drafts', 'Until it is sent or discarded, at most 90 days'],
  ['ticketDrafts', 'Your support drafts', 'Until it is sent or you log out, at most 90 days'],
  ['letterKeys', 'Whether single letters are shortcuts, if you chose', FOR_GOOD],
  ['helpVoted', 'Whether you voted on a help article as a guest', FOR_GOOD],
  ['consent', 'Your choice about what isn’t needed', 'Twelve months'],
  ['scrollPositions (this tab)', 'Where you were when you go back', 'Until the tab closes'],
  [
    'deliveryCountry (this tab)',
    'The country you chose for your cart as a guest',
    'Until you log in or the tab closes',
  ],
  ['contactDraft (this tab)', 'What you typed into the contact form', 'Until it is sent or the tab closes'],
  ['socialFlow (this tab)', 'Guards a login with another provider', 'Until you are back'],
]

/** The entries that are stored only with consent. */
export const COMFORT_ROWS: string[][] = [
  ['dealerPlace', 'The town you searched for dealers near', 'Until you clear it or withdraw your consent'],
  ['manualBike', 'Your bike in the manual', 'Until you withdraw your consent'],
  ['homeCountry', 'The country of the dealers on the home page', 'Until you withdraw your consent'],
  ['recentlySeen', 'The accessories you viewed last', 'Until you withdraw your consent'],
]

/** The tables by the names under which the privacy policy has them. */
export const STORED_ENTRIES: Record<TextTable, TableRows> = {
  'needed-entries': { head: STORAGE_HEAD, rows: NEEDED_ROWS },
  'consent-entries': { head: STORAGE_HEAD, rows: COMFORT_ROWS },
}
