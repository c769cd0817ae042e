import type { Limit } from './tables.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** After this long without a failure, lockouts start with the shortest again. */
const FORGOTTEN_MS = DAY_MS

interface Rule {
  most: number
  withinMs: number
  /**
   * The lengths of the lockouts: the last of `most` attempts starts the first, and each further failure starts the next
   * longer one.
   */
  lockouts?: readonly number[]
}

/** Wrong passwords, or wrong codes, for one account from one place. */
const PASSWORDS: Rule = {
  most: 10,
  withinMs: 15 * MINUTE_MS,
  lockouts: [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS],
}

export const RULES: Record<Limit, Rule> = {
  'sign in from network, account': PASSWORDS,
  'sign in from device, account': PASSWORDS,
  // Of all strangers together: after 30 failures they may try one password a minute.
  'sign in, account': { most: 30, withinMs: 15 * MINUTE_MS, lockouts: [MINUTE_MS] },
  'sign in, network': { most: 100, withinMs: 15 * MINUTE_MS },
  'code from network, account': PASSWORDS,
  'code from device, account': PASSWORDS,
  // Who tries codes knows the password, so that strangers' lockouts get longer: a code is one of a million.
  'code, account': { ...PASSWORDS, most: 30 },
  'code, network': { most: 100, withinMs: 15 * MINUTE_MS },
  'lockout email, account': { most: 1, withinMs: HOUR_MS },
  'code lockout email, account': { most: 1, withinMs: HOUR_MS },
  'registration email, account': { most: 3, withinMs: HOUR_MS },
  'reset, account': { most: 3, withinMs: HOUR_MS },
  'reset, network': { most: 20, withinMs: HOUR_MS },
  'email change, account': { most: 10, withinMs: DAY_MS },
  // Of all members together, so that nobody's inbox is filled by requests for their address.
  'email change, address': { most: 5, withinMs: DAY_MS },
  'staff invitation, account': { most: 30, withinMs: DAY_MS },
  // Of all admins together, so that nobody's inbox is filled by invitations.
  'staff invitation, address': { most: 5, withinMs: DAY_MS },
  'staff invitation, network': { most: 20, withinMs: HOUR_MS },
  'gift card, account': { most: 10, withinMs: HOUR_MS },
  'promo, account': { most: 15, withinMs: HOUR_MS },
  'promo, network': { most: 15, withinMs: HOUR_MS },
  'review, account': { most: 5, withinMs: DAY_MS },
  'stock alert, account': { most: 10, withinMs: DAY_MS },
  'stock alert, network': { most: 20, withinMs: HOUR_MS },
  'contact, network': { most: 5, withinMs: HOUR_MS },
  'help vote, network': { most: 40, withinMs: HOUR_MS },
  'search miss, network': { most: 30, withinMs: HOUR_MS },
  'order email, order': { most: 3, withinMs: DAY_MS },
}

export interface AttemptRecord {
  times: Date[]
  rests: number
  rest_until: Date | null
}

/** The result of an attempt: the record to store, or how long the caller has to wait. */
export type AttemptResult = { isAllowed: true; kept: AttemptRecord } | { isAllowed: false; waitMs: number }

/** Checks one more attempt. It counts before its outcome is known, so that parallel attempts can't exceed the limit. */
export function checkAttempt(record: AttemptRecord, rule: Rule, now: Date): AttemptResult {
  const lockedMs = (record.rest_until?.getTime() ?? 0) - now.getTime()
  if (lockedMs > 0) return { isAllowed: false, waitMs: lockedMs }
  const recent = record.times.filter((one) => one.getTime() > now.getTime() - rule.withinMs)
  const [oldest] = recent.slice(-rule.most)
  const isFull = oldest !== undefined && recent.length >= rule.most
  if (isFull && !rule.lockouts) {
    return { isAllowed: false, waitMs: oldest.getTime() + rule.withinMs - now.getTime() }
  }
  const times = [...recent, now].slice(-rule.most)
  return { isAllowed: true, kept: { times, ...lockoutAfter({ ...record, times }, rule, now) } }
}

function lockoutAfter(
  { times, rests, rest_until }: AttemptRecord,
  rule: Rule,
  now: Date,
): Omit<AttemptRecord, 'times'> {
  const isForgotten = rest_until !== null && now.getTime() - rest_until.getTime() > FORGOTTEN_MS
  const past = isForgotten ? 0 : rests
  const pause = rule.lockouts?.[Math.min(past, rule.lockouts.length - 1)]
  const isLocked = pause !== undefined && (past > 0 || times.length >= rule.most)
  if (!isLocked) return { rests: 0, rest_until: null }
  return { rests: past + 1, rest_until: new Date(now.getTime() + pause) }
}

/** A counted attempt: its time, and the lockout that it starts if it fails. */
export interface Taken {
  at: Date
  lockedUntil: Date | null
  isFirstLockout: boolean
}

/** Returns the record as if that attempt had never been made. */
export function withoutAttempt(record: AttemptRecord, { at, lockedUntil }: Taken): AttemptRecord {
  const place = record.times.findIndex((one) => one.getTime() === at.getTime())
  const times = record.times.filter((_, index) => index !== place)
  const hasLockout = lockedUntil !== null && record.rest_until?.getTime() === lockedUntil.getTime()
  return hasLockout ? { times, rests: record.rests - 1, rest_until: null } : { ...record, times }
}
