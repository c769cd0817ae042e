import { invalid, type Db, type Attempts } from '../../platform/index.ts'
import { lockMember } from '../../identity/index.ts'
import type { Quote, Quotes } from '../checkout/quote.ts'
import { dropPromo, findPromo, putPromo } from './promo-codes.repository.ts'

export const UNKNOWN_CODE = 'We don’t recognise this code.'

interface Needs {
  db: Db
  quotes: Quotes
  attempts: Attempts
}

export interface PromoCommand {
  userId: number
  code: string
  /** The field in which the code was entered; a refusal names it. */
  field: string
}

export type CartPromos = ReturnType<typeof createCartPromos>

const limitOf = (userId: number) => ['promo, account', `member ${userId}`] as const

/** Creates the functions that set and remove the promo code of a member's cart. */
export function createCartPromos({ db, quotes, attempts }: Needs) {
  return {
    /** Sets the cart's code. A code that isn't valid now is refused with the reason, and the previous code stays. */
    async put({ userId, code, field }: PromoCommand): Promise<Quote> {
      // The attempt is counted before the lookup and given back after a right code, so that many attempts at once
      // can't exceed the limit.
      const taken = await attempts.take(...limitOf(userId))
      const quote = await db.transaction().execute(async (trx) => {
        await lockMember(trx, userId)
        const promo = await findPromo(trx, code)
        if (!promo) throw invalid(field, UNKNOWN_CODE)
        const tried = await quotes.forMember(trx, userId, { promo })
        if (tried.refusedPromo) throw invalid(field, tried.refusedPromo.reason)
        await putPromo(trx, userId, promo.id)
        return tried
      })
      await attempts.giveBack(...limitOf(userId), taken)
      return quote
    },

    async remove(userId: number): Promise<Quote> {
      await dropPromo(db, userId)
      return quotes.forMember(db, userId)
    },
  }
}
