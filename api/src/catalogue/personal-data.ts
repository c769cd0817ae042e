import { DELETED_MEMBER } from '@nireeka/contracts'
import { sql } from 'kysely'

import { NOTHING, ownedBy, type PersonalRules, SECRET, WORD } from '../platform/index.ts'
import type { CatalogueTables } from './tables.ts'

const STOCK = 'The stock is the sum of these rows, which the database refuses to change.'
const GOODS = 'What the shop sells.'

/** What the catalogue stores of a member. Reviews stay without a name: they are of use to others. */
export const cataloguePersonalData: PersonalRules<CatalogueTables> = {
  stock_alerts: {
    of: ({ email }) => sql`email = ${email}`,
    leftOut: { key: SECRET },
    onMerge: { movesEmail: 'email', once: ['product_id'] },
    onDeletion: 'delete',
  },
  reviews: {
    of: ownedBy('user_id'),
    onMerge: { moves: ['user_id'], once: ['product_id'], shownAs: 'reviews' },
    onDeletion: {
      changes: { user_id: NOTHING, author: sql`${DELETED_MEMBER}::text` },
      keeps: {
        title: 'The review stays, without a name.',
        body: 'The review stays, without a name.',
        reason: 'Why staff rejected the review.',
        state: WORD,
        decided_by: 'The number of the account of staff who decided.',
      },
    },
  },
  review_decisions: 'What staff decided, by the number of the review.',
  stock_movements: {
    of: ({ id }) => sql`actor = ${`member:${id}`}`,
    onMerge: { stays: { actor: STOCK } },
    onDeletion: { keeps: { actor: STOCK, reason: WORD, note: STOCK, key: STOCK } },
  },
  price_changes: 'What staff planned, by the number of their account.',
  accessory_cards: GOODS,
  countries: GOODS,
  product_pictures: GOODS,
  products: GOODS,
  shipping_rates: GOODS,
  spare_counts: GOODS,
  spare_families: GOODS,
  spare_list: GOODS,
  spare_numbers: GOODS,
  spares: GOODS,
}
