import type { User } from '@nireeka/contracts'
import { refusal } from '@nireeka/kit/testing'

import { samplePage } from '../sample-orders.ts'
import { sampleHelp, sampleTickets } from '../support/sample-tickets.ts'

/** What a page asks for, and what it says when that is missing. */
export interface PageCase {
  /** The address; by default the route's path. */
  address?: string
  /** What the API answers for an account that has nothing. */
  replies: Record<string, unknown>
  /** The headings of the parts that can't be shown when every request fails. */
  failed: readonly string[]
  /** What the page says for an account that has nothing. */
  empty: string
}

export const anna: User = {
  id: 1,
  name: 'Anna',
  last_name: 'Berg',
  email: 'anna@example.com',
  avatar: null,
  user_name: 'anna',
  unit: 0,
  is_admin: 0,
}

const NOTHING = { items: [], page: 1, per_page: 20, total: 0 }
const GONE = refusal(404, 'This could not be found.')
const NOT_HERE = 'This isn’t in your dashboard'

const orders = { 'GET /api/orders': samplePage([]) }
const bikes = { 'POST /api/user/getUserBikes': { bikes: [] } }
const tickets = { 'GET /api/tickets': sampleTickets([]) }
const credits = { 'GET /api/credits': { ...NOTHING, balance: 0, expiring: [] } }
const range = { 'GET /api/configurator': { bikes: [] } }
const builds = { 'GET /api/builds': { items: [] } }
const readyMade = { 'GET /api/configurator/ready-made': { builds: [] } }
const me = { 'GET /api/me': anna }

/** The states of each page by its route; a route without a case fails the test. */
export const PAGE_CASES: Readonly<Record<string, PageCase>> = {
  '/dashboard': {
    replies: { ...orders, ...bikes, ...tickets, ...credits, ...builds },
    failed: [
      'Your bikes can’t be shown right now',
      'Your orders can’t be shown right now',
      'Your tickets can’t be shown right now',
      'Your credits can’t be shown right now',
      'Your saved builds can’t be shown right now',
    ],
    empty: 'You haven’t ordered anything yet',
  },
  '/dashboard/orders': {
    replies: orders,
    failed: ['Your orders can’t be shown right now'],
    empty: 'You haven’t ordered anything yet',
  },
  '/dashboard/orders/:id': {
    address: '/dashboard/orders/1',
    replies: { 'GET /api/orders/1': GONE },
    failed: ['This order can’t be shown right now'],
    empty: NOT_HERE,
  },
  '/dashboard/orders/:id/return': {
    address: '/dashboard/orders/1/return',
    replies: { 'GET /api/orders/1/returns': GONE },
    failed: ['This order can’t be shown right now'],
    empty: NOT_HERE,
  },
  '/dashboard/profile': {
    replies: { ...me, 'GET /api/account/email-change': { change: null } },
    failed: ['Your profile can’t be shown right now'],
    empty: 'Your details',
  },
  '/dashboard/bikes': {
    replies: { ...bikes, ...range },
    failed: ['Your bikes can’t be shown right now'],
    empty: 'You don’t have a bike yet',
  },
  '/dashboard/builds': {
    replies: { ...builds, ...readyMade, ...range },
    failed: ['Your saved builds can’t be shown right now'],
    empty: 'You haven’t saved a build yet',
  },
  '/dashboard/bikes/:id': {
    address: '/dashboard/bikes/7',
    replies: bikes,
    failed: ['Your bike can’t be shown right now'],
    empty: NOT_HERE,
  },
  '/dashboard/settings': {
    replies: {
      ...me,
      'GET /api/account/security': { has_password: true, second_factor: null, identities: [], sessions: [] },
      'GET /api/auth/socials': { providers: [] },
      'GET /api/notifications/choices': { writing_level: 'all', tells_likes: true },
      'GET /api/forum/emails': { digest: 'weekly', emails_mentions: true },
      'GET /api/account/newsletter': { state: 'off' },
    },
    failed: [
      'Your units can’t be shown right now',
      'Your notifications can’t be shown right now',
      'How you log in can’t be shown right now',
    ],
    empty: 'Two-step login',
  },
  '/dashboard/my-data': {
    replies: {
      'GET /api/account/data': { export: null, blockers: [] },
      'GET /api/account/data/held': { counts: [], requests: [] },
    },
    failed: ['Your data can’t be shown right now'],
    empty: 'Download your data',
  },
  '/dashboard/addresses': {
    replies: { 'GET /api/addresses': { addresses: [] }, 'GET /api/countries': { countries: [] } },
    failed: ['Your addresses can’t be shown right now'],
    empty: 'You haven’t saved an address yet',
  },
  '/dashboard/payments': {
    replies: { 'GET /api/payments': NOTHING, 'GET /api/saved-cards': { cards: [], may_save: true } },
    failed: ['Your payments can’t be shown right now', 'Saved cards'],
    empty: 'No payments yet',
  },
  '/dashboard/credits': {
    replies: credits,
    failed: ['Your credits can’t be shown right now'],
    empty: 'You have no credits yet',
  },
  '/dashboard/notifications': {
    replies: { 'GET /api/notifications': NOTHING, 'GET /api/notifications/unread': { unread: 0 } },
    failed: ['Your notifications can’t be shown right now'],
    empty: 'No notifications yet',
  },
  '/dashboard/support': {
    replies: { ...tickets, ...sampleHelp },
    failed: ['Your tickets can’t be shown right now'],
    empty: 'You haven’t asked us anything yet',
  },
  // It can be written without what it asks for: the closed ticket and the orders.
  '/dashboard/support/new': {
    address: '/dashboard/support/new?from=7',
    replies: { ...orders, 'GET /api/tickets/7': GONE },
    failed: [],
    empty: 'New ticket',
  },
  '/dashboard/support/:id': {
    address: '/dashboard/support/7',
    replies: { 'GET /api/tickets/7': GONE },
    failed: ['This ticket can’t be shown right now'],
    empty: NOT_HERE,
  },
}
