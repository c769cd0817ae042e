import type { CreditKind } from '@nireeka/contracts/api'
import { describe, expect, test } from 'vitest'

import { balanceAt, type LedgerEntry, lotsAt } from './balance.ts'

const day = (n: number) => new Date(Date.UTC(2026, 0, n, 12))

interface Row {
  on: number
  kind: CreditKind
  cents: number
  /** The day on which the credit expires. */
  ends?: number
  about?: number
}

/** Returns a ledger whose rows have the ids 1, 2, 3 … */
const ledger = (...rows: Row[]): LedgerEntry[] =>
  rows.map(({ on, kind, cents, ends, about }, index) => ({
    id: index + 1,
    kind,
    amountCents: cents,
    expiresAt: ends === undefined ? null : day(ends),
    aboutId: about ?? null,
    createdAt: day(on),
  }))

const leftOf = (entries: LedgerEntry[], now: Date) =>
  Object.fromEntries(lotsAt(entries, now).map(({ grantId, cents }) => [grantId, cents]))

const WELCOME: Row = { on: 1, kind: 'welcome', cents: 2000, ends: 91 }
const GOODWILL: Row = { on: 2, kind: 'goodwill', cents: 7500, ends: 366 }
const GIFT: Row = { on: 2, kind: 'gift_card', cents: 5000 }

test('nothing has come in: nothing can be spent', () => {
  expect(balanceAt([], day(1))).toBe(0)
})

test('the balance is the sum of what counts', () => {
  expect(balanceAt(ledger(WELCOME, GOODWILL, GIFT), day(3))).toBe(14_500)
})

test.each([
  [new Date(day(91).getTime() - 1), 7500],
  [day(91), 5500],
])('what has expired counts no more, also before the nightly job has written it: at %s %i', (now, cents) => {
  expect(balanceAt(ledger({ ...WELCOME }, { ...GIFT, cents: 5500 }), now)).toBe(cents)
})

test('the job’s row changes nothing any more', () => {
  const before = ledger(WELCOME, GIFT)
  const after = ledger(WELCOME, GIFT, { on: 92, kind: 'expired', cents: -2000, about: 1 })
  expect(balanceAt(after, day(93))).toBe(balanceAt(before, day(93)))
})

describe('a hold', () => {
  const HOLD: Row = { on: 5, kind: 'hold', cents: -3000 }

  test('what ends first is used first, what never ends last', () => {
    expect(leftOf(ledger(GIFT, GOODWILL, WELCOME, HOLD), day(6))).toEqual({ 1: 5000, 2: 6500 })
  })

  test('what has expired by then is not used', () => {
    expect(leftOf(ledger(WELCOME, GIFT, { ...HOLD, on: 92 }), day(93))).toEqual({ 2: 2000 })
  })

  test('its capture takes nothing a second time', () => {
    const entries = ledger(WELCOME, GIFT, HOLD, { on: 6, kind: 'capture', cents: -3000, about: 3 })
    expect(balanceAt(entries, day(7))).toBe(4000)
  })

  test('its release gives back to the grants it took from', () => {
    const entries = ledger(WELCOME, GIFT, HOLD, { on: 6, kind: 'release', cents: 3000, about: 3 })
    expect(leftOf(entries, day(7))).toEqual({ 1: 2000, 2: 5000 })
  })

  test('what was used up and is given back is used first again', () => {
    const entries = ledger(
      GIFT,
      WELCOME,
      HOLD,
      { on: 6, kind: 'release', cents: 3000, about: 3 },
      { on: 7, kind: 'hold', cents: -2500 },
    )
    expect(leftOf(entries, day(8))).toEqual({ 1: 4500 })
  })

  test('what is given back keeps its end', () => {
    const entries = ledger(WELCOME, GIFT, HOLD, { on: 95, kind: 'release', cents: 3000, about: 3 })
    expect(leftOf(entries, day(96))).toEqual({ 2: 5000 })
  })
})

test('revoking takes what is left of that grant and nothing of the others', () => {
  const entries = ledger(WELCOME, GIFT, { on: 4, kind: 'revoked', cents: -5000, about: 2 })
  expect(leftOf(entries, day(5))).toEqual({ 1: 2000 })
})

test('the order in which rows are read is no matter', () => {
  const entries = ledger(WELCOME, GOODWILL, { on: 5, kind: 'hold', cents: -3000 }, GIFT)
  expect(lotsAt(entries.toReversed(), day(6))).toEqual(lotsAt(entries, day(6)))
})
