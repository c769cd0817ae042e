import type { Insertable } from 'kysely'

import type { Db } from '../src/platform/database/open-database.ts'
import type { PromoTables } from '../src/sales/promo/tables.ts'

type Row = Insertable<PromoTables['promo_codes']>
type Input = Partial<Row> & Pick<Row, 'code' | 'description' | 'kind' | 'applies_to'>

const DAY_MS = 24 * 60 * 60_000
/** The user name of the demo member in the dealers' customer group, for whom DEALER15 is valid. */
const DEALER = 'devanshu'
const WITHOUT_LIMIT = {
  percent: null,
  amount_cents: null,
  max_cents: null,
  starts_at: null,
  ends_at: null,
  max_uses: null,
  max_per_member: null,
  customer_group: null,
  colour_type: null,
}

/** One demo code for each kind of rule, plus one that has expired and one that is used up. */
const CODES: Input[] = [
  {
    code: 'WELCOME5',
    description: '5 % off accessories of your first order',
    kind: 'percent',
    percent: 500,
    applies_to: 'accessories',
    is_first_order_only: true,
  },
  {
    code: 'FREESHIP',
    description: 'Free shipping for goods from $75 on',
    kind: 'free_shipping',
    applies_to: 'goods',
    min_cents: 7500,
  },
  {
    code: 'PEARL0',
    description: 'A Pearlized colour for nothing',
    kind: 'free_colour',
    applies_to: 'bikes',
    colour_type: 'Pearlized',
  },
  {
    code: 'UPGRADE10',
    description: "10 % off a bike's upgrades, at most $200",
    kind: 'percent',
    percent: 1000,
    max_cents: 20_000,
    applies_to: 'upgrades',
  },
  {
    code: 'DEALER15',
    description: '15 % off for dealers',
    kind: 'percent',
    percent: 1500,
    applies_to: 'order',
    customer_group: 'dealer',
  },
  {
    code: 'LIMIT3',
    description: '$50 off for the first three',
    kind: 'amount',
    amount_cents: 5000,
    applies_to: 'order',
    max_uses: 3,
    uses: 3,
  },
  {
    code: 'EUONLY',
    description: '8 % off for orders to Germany, the Netherlands, France and Austria',
    kind: 'percent',
    percent: 800,
    applies_to: 'order',
    country_ids: [80, 150, 73, 14],
  },
]

/** Inserts the shop's promo codes. Validity dates are counted from the day on which the shop is seeded. */
export async function seedPromoCodes(db: Db) {
  const now = Date.now()
  const dated: Input[] = [
    {
      code: 'SPRING250',
      description: '$250 off a bike from $4,000 on',
      kind: 'amount',
      amount_cents: 25_000,
      applies_to: 'bikes',
      min_cents: 400_000,
      max_per_member: 1,
      starts_at: new Date(now - 30 * DAY_MS),
      ends_at: new Date(now + 365 * DAY_MS),
    },
    {
      code: 'OLD2024',
      description: '10 % off in 2024',
      kind: 'percent',
      percent: 1000,
      applies_to: 'order',
      ends_at: new Date('2025-01-01T00:00:00Z'),
    },
  ]
  const rows = [...CODES, ...dated].map((code) => ({ ...WITHOUT_LIMIT, ...code }))
  await db.insertInto('promo_codes').values(rows).execute()
  await db.updateTable('users').set({ customer_group: 'dealer' }).where('user_name', '=', DEALER).execute()
}
