import type { AccessoryCardData, ChoiceData, FittingData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import type { Db } from '../../platform/index.ts'
import { type CartFacts, chooseFitting } from './choose-fitting.ts'

interface Needs {
  db: Db
  pick: (ids: readonly number[]) => Promise<AccessoryCardData[]>
  choicesOf: (id: number) => Promise<ChoiceData[]>
}

/** Creates the choice of accessories for a cart, from the ids of its products. */
export function createFittingAccessories({ db, pick, choicesOf }: Needs) {
  /** Reads the products; a variant counts as its product. */
  async function readCart(ids: readonly number[]): Promise<CartFacts> {
    const rows = await db
      .selectFrom('products as bought')
      .innerJoin('products as product', (join) =>
        join.on('product.id', '=', sql<number>`coalesce(bought.parent_id, bought.id)`),
      )
      .leftJoin('bikes as bike', 'bike.id', 'product.bike_id')
      .select([
        'product.id',
        'product.kind',
        'product.category',
        'product.fits_bikes',
        'product.goes_with',
        'bike.slug',
      ])
      .where('bought.id', 'in', ids)
      .orderBy('bought.id')
      .execute()
    return {
      accessories: rows.filter(({ kind }) => kind === 'accessory'),
      bikes: rows.flatMap(({ slug }) => slug ?? []),
    }
  }

  const readCandidates = () =>
    db
      .selectFrom('accessory_cards')
      .select(['id', 'category', 'fits_bikes', 'has_variants'])
      .where(sql<boolean>`stock is null or stock > 0`)
      .orderBy('rating_count', 'desc')
      .orderBy('id')
      .execute()

  return async (products: readonly number[]): Promise<FittingData> => {
    const cards = await pick(chooseFitting(await readCandidates(), await readCart(products)))
    return Promise.all(cards.map(withChoices))
  }

  async function withChoices(card: AccessoryCardData) {
    const choices = card.has_variants ? await choicesOf(card.id) : []
    return { ...card, choices: choices.filter(({ availability }) => availability !== 'out_of_stock') }
  }
}
