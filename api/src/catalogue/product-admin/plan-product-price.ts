import { toCents, toDollars } from '@nireeka/contracts'
import type { ProductPriceInput } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { type Db, recordAudit, type StaffCaller } from '../../platform/index.ts'
import type { createPrices } from '../prices/create-prices.ts'
import { lockProduct, shownOn, touchProduct } from './lock-product.ts'

interface Needs {
  db: Db
  now: () => Date
  prices: ReturnType<typeof createPrices<'product'>>
}

export interface PlanningProductPrice {
  /** A product or a variant. */
  id: number
  input: z.output<typeof ProductPriceInput>
  by: StaffCaller
}

export interface CancellingProductPrice {
  id: number
  priceId: number
  version: number
  by: StaffCaller
}

/**
 * Creates the functions that change the price of a product or a variant, at once or from a day on, and cancel a planned
 * one. Both return the id of the product whose page shows it.
 */
export function createPlanProductPrice({ db, now, prices }: Needs) {
  return {
    plan: ({ id, input, by }: PlanningProductPrice): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const at = now()
        const productId = await shownOn(trx, id)
        await lockProduct(trx, productId, input.version)
        const cents = toCents(input.price)
        const subject = { kind: 'product', id } as const
        const before = await prices.planPrice(trx, { subject, cents, beginsOn: input.begins_on, by, at })
        await touchProduct(trx, productId)
        await recordAudit(trx, {
          by,
          action: 'product.price',
          subject: { kind: 'product', id: productId },
          before: { price: toDollars(before) },
          after: {
            price: input.price,
            ...(input.begins_on !== null && { begins_on: input.begins_on }),
            ...(id !== productId && { variant: id }),
          },
          at,
        })
        return productId
      }),

    cancel: ({ id, priceId, version, by }: CancellingProductPrice): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const at = now()
        const productId = await shownOn(trx, id)
        await lockProduct(trx, productId, version)
        const subject = { kind: 'product', id } as const
        const planned = await prices.cancelPlannedPrice(trx, { subject, id: priceId, at })
        await touchProduct(trx, productId)
        await recordAudit(trx, {
          by,
          action: 'product.price_cancel',
          subject: { kind: 'product', id: productId },
          before: {
            price: toDollars(planned.cents),
            begins_on: planned.begins_at.toISOString().slice(0, 10),
          },
          after: { cancelled: true, ...(id !== productId && { variant: id }) },
          at,
        })
        return productId
      }),
  }
}
