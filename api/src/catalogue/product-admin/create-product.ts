import { toCents } from '@nireeka/contracts'
import type { NewProduct } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import { type Db, recordAudit, type StaffCaller } from '../../platform/index.ts'
import { toRow } from './edit-product.ts'
import { checkDetails } from './product-rules.ts'
import { writeSpare } from './write-spare.ts'

export interface CreatingProduct {
  input: z.output<typeof NewProduct>
  /** The idempotency key: the same key again makes no second product. */
  key: string
  by: StaffCaller
}

/** Creates the function that makes an unpublished product without stock; returns its id. */
export const createCreateProduct = ({ db, now }: { db: Db; now: () => Date }) =>
  async function createProduct({ input, key, by }: CreatingProduct): Promise<number> {
    const createdKey = `${by.id}:${key}`
    return db.transaction().execute(async (trx) => {
      const known = await trx
        .selectFrom('products')
        .select('id')
        .where('created_key', '=', createdKey)
        .executeTakeFirst()
      if (known) return known.id
      const { kind, price, ...details } = input
      const category = await checkDetails(trx, { kind, details })
      const at = now()
      const { id } = await trx
        .insertInto('products')
        .values({
          ...toRow(details, category),
          kind,
          price_cents: toCents(price),
          stock: 0,
          image: null,
          variants: JSON.stringify([]),
          rating: null,
          hidden: true,
          added_on: at,
          created_key: createdKey,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (details.spare) await writeSpare(trx, id, details.spare)
      const after = { kind, title: details.title, number: details.number, category, price }
      await recordAudit(trx, {
        by,
        action: 'product.create',
        subject: { kind: 'product', id },
        before: null,
        after,
        at,
      })
      return id
    })
  }
