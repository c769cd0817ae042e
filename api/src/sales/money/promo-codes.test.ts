import { describe, expect, test } from 'vitest'

import { checkPromo, type PromoFacts } from './check-promo.ts'
import type { PromoRule } from './promo-base.ts'
import { validate, MEMBER, promoFacts } from './promo-test-data.ts'
import { bike, giftCard, line, promo } from './test-data.ts'

const goods = (cents: number) => [line({ unit_cents: cents })]
const pearl = bike({ colour: { type: 'Pearlized', cents: 19_000 }, unit_cents: 468_000 })
const upgraded = (cents: number) => bike({ upgrade_cents: cents, unit_cents: 449_000 + cents })

const WELCOME5 = { percent: 500, applies_to: 'accessories', is_first_order_only: true } as const
const SPRING250 = {
  kind: 'amount',
  amount_cents: 25_000,
  applies_to: 'bikes',
  min_cents: 400_000,
  max_per_member: 1,
  starts_at: new Date('2026-11-01T00:00:00Z'),
  ends_at: new Date('2026-12-01T00:00:00Z'),
} as const
const FREESHIP = { kind: 'free_shipping', applies_to: 'goods', min_cents: 7500 } as const
const PEARL0 = { kind: 'free_colour', applies_to: 'bikes', colour_type: 'Pearlized' } as const
const UPGRADE10 = { percent: 1000, max_cents: 20_000, applies_to: 'upgrades' } as const
const DEALER15 = { percent: 1500, customer_group: 'dealer' } as const
const LIMIT3 = { kind: 'amount', amount_cents: 5000, max_uses: 3 } as const
const EUONLY = { percent: 800, country_ids: [80, 150, 73, 14] }

type Case = [what: string, rule: Partial<PromoRule>, input: Partial<PromoFacts>, validation: number | string]

describe('the codes of the catalogue, in their range and just outside', () => {
  test.each<Case>([
    ['WELCOME5 on an accessory', WELCOME5, { lines: goods(11_900) }, 595],
    [
      'WELCOME5 not on a spare part',
      WELCOME5,
      { lines: [line({ kind: 'spare' })] },
      'This code is for accessories.',
    ],
    ['WELCOME5 beside a bike', WELCOME5, { lines: [bike(), line()] }, 60],
    [
      'WELCOME5 after a paid order',
      WELCOME5,
      { member: { ...MEMBER, hasPaid: true } },
      'This code is for a first order only.',
    ],
    [
      'WELCOME5 while an order holds it',
      WELCOME5,
      { member: { ...MEMBER, redemptions: 1 } },
      'You’ve already used this code.',
    ],
    ['SPRING250 on $4,000', SPRING250, { lines: [bike({ unit_cents: 400_000 })] }, 25_000],
    [
      'SPRING250 a cent below',
      SPRING250,
      { lines: [bike({ unit_cents: 399_999 })] },
      'This code needs a minimum of $4,000: add $0.01 more.',
    ],
    [
      'SPRING250 with accessories that would reach it',
      SPRING250,
      { lines: [bike({ unit_cents: 399_900 }), line()] },
      'This code needs a minimum of $4,000: add $1 more.',
    ],
    ['SPRING250 without a bike', SPRING250, { lines: goods(500_000) }, 'This code is for bikes.'],
    [
      'SPRING250 a second time',
      SPRING250,
      { lines: [bike()], member: { ...MEMBER, redemptions: 1 } },
      'You’ve already used this code.',
    ],
    [
      'FREESHIP a cent below',
      FREESHIP,
      { lines: goods(7499) },
      'This code needs a minimum of $75: add $0.01 more.',
    ],
    [
      'FREESHIP with a bike',
      FREESHIP,
      { lines: [bike(), ...goods(9000)] },
      'This code is for orders without a bike.',
    ],
    [
      'FREESHIP where it is free already',
      FREESHIP,
      { lines: goods(15_000), standard_cents: 0 },
      'Shipping is free already. Keep this code for another time.',
    ],
    [
      'FREESHIP where we do not ship',
      FREESHIP,
      { lines: goods(9000), standard_cents: null, country_id: 999 },
      'This code is for shipping, and we don’t ship this to your country.',
    ],
    [
      'FREESHIP with a gift card only',
      FREESHIP,
      { lines: [giftCard()] },
      'This code is for accessories and spare parts.',
    ],
    ['PEARL0 on a Pearlized bike', PEARL0, { lines: [pearl] }, 19_000],
    ['PEARL0 on two of them', PEARL0, { lines: [{ ...pearl, count: 2 }] }, 38_000],
    [
      'PEARL0 on a Custom bike',
      PEARL0,
      { lines: [bike({ colour: { type: 'Custom', cents: 39_000 } })] },
      'This code is for a bike in a Pearlized colour.',
    ],
    ['UPGRADE10 on $1,000 of parts', UPGRADE10, { lines: [upgraded(100_000)] }, 10_000],
    ['UPGRADE10 at its most', UPGRADE10, { lines: [upgraded(200_000)] }, 20_000],
    ['UPGRADE10 above its most', UPGRADE10, { lines: [upgraded(200_010)] }, 20_000],
    ['UPGRADE10 without upgrades', UPGRADE10, { lines: [bike()] }, "This code is for a bike's upgrades."],
    ['DEALER15 for a dealer', DEALER15, { member: { ...MEMBER, group: 'dealer' } }, 180],
    [
      'DEALER15 for another group',
      DEALER15,
      { member: { ...MEMBER, group: 'press' } },
      'This code isn’t available for your account.',
    ],
    ['DEALER15 for nobody special', DEALER15, {}, 'This code isn’t available for your account.'],
    [
      'DEALER15 for a guest',
      DEALER15,
      { member: null },
      'This code is for some accounts only. Please log in to use it.',
    ],
    ['OLD2024', { ends_at: new Date('2025-01-01T00:00:00Z') }, {}, 'This code has expired.'],
    ['LIMIT3 the third time', { ...LIMIT3, uses: 2 }, { lines: goods(9000) }, 5000],
    ['LIMIT3 used up', { ...LIMIT3, uses: 3 }, { lines: goods(9000) }, 'This code has been used up.'],
    ['LIMIT3 on less than it takes off', LIMIT3, { lines: goods(1200) }, 1200],
    ['EUONLY to Germany', EUONLY, { lines: goods(10_000) }, 800],
    [
      'EUONLY to the United States',
      EUONLY,
      { country_id: 222 },
      'This code isn’t valid for orders to this country.',
    ],
  ])('%s', (_what, rule, input, validation) => {
    expect(validate(rule, input)).toBe(validation)
  })

  test.each([7500, 7501])('FREESHIP on %i cents pays the shipping', (cents) => {
    expect(checkPromo(promo(FREESHIP), promoFacts({ lines: goods(cents) }))).toEqual({
      effect: { line_discounts: [], pays_shipping: true },
    })
  })
})
