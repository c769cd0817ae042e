import type { Db } from '../../platform/index.ts'
import type { PromoRule } from '../money/promo-base.ts'

/** Finds a code as it was typed, in any letter case and with surrounding blanks. */
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

/** Sets the cart's only code; a new one replaces the previous one. */
export const putPromo = (trx: Db, userId: number, promo_id: number) =>
  trx
    .insertInto('carts')
    .values({ user_id: userId, promo_id })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ promo_id }))
    .execute()

export const dropPromo = (db: Db, userId: number) =>
  db.updateTable('carts').set({ promo_id: null }).where('user_id', '=', userId).execute()
