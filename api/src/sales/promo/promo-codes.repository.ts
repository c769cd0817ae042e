import type { Db } from '../../platform/index.ts'
import type { PromoRule } from '../money/promo-base.ts'

/** A code as a person types it, in any case and with blanks around it. */
export const findPromo = (db: Db, code: string): Promise<PromoRule | undefined> =>
  db.selectFrom('promo_codes').selectAll().where('code', '=', code.trim().toUpperCase()).executeTakeFirst()

export async function promoInCart(db: Db, userId: number): Promise<PromoRule | null> {
  const promo = await db
    .selectFrom('promo_codes as promo')
    .innerJoin('carts as cart', 'cart.promo_id', 'promo.id')
    .selectAll('promo')
    .where('cart.user_id', '=', userId)
    .executeTakeFirst()
  return promo ?? null
}

/** One code per cart: a new one takes the place of the one before. */
export const putPromo = (trx: Db, userId: number, promo_id: number) =>
  trx
    .insertInto('carts')
    .values({ user_id: userId, promo_id })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ promo_id }))
    .execute()

export const dropPromo = (db: Db, userId: number) =>
  db.updateTable('carts').set({ promo_id: null }).where('user_id', '=', userId).execute()
