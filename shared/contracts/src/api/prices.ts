import * as z from '@nireeka/contracts/zod'

import { Day, Dollars, DollarsInput, PathId } from './common.ts'

const PriceChange = z.strictObject({
  id: z.int(),
  /** The price until then; null for a first price, and for one that is planned. */
  old_price: Dollars.nullable(),
  price: Dollars,
  /** When it began or begins: the moment of a change at once, or midnight UTC of its day. */
  begins_at: z.string(),
  planned_at: z.string(),
  /** The admin's name; empty for an account that was deleted. */
  who: z.string(),
})
export type PriceChangeData = z.infer<typeof PriceChange>

/** The prices of a product, bike, part or colour: those it has had, the newest first, and those that are planned. */
export const Prices = z.strictObject({ history: z.array(PriceChange), planned: z.array(PriceChange) })
export type PricesData = z.infer<typeof Prices>

/** A new price: at once, or from midnight UTC of a day to come. */
export const NewPrice = z.strictObject({ price: DollarsInput, begins_on: Day.nullable().default(null) })
export type NewPriceData = z.output<typeof NewPrice>

/** Returns the body of a call that changes a price. */
export const priceInput = <Version extends z.ZodType>(version: Version) => NewPrice.extend({ version })

/** The subject's id, and the planned price's. */
export const PlannedPriceParams = z.strictObject({ id: PathId, price: PathId })
