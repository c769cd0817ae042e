import * as z from '@nireeka/contracts/zod'
import { answerOf, Dollars, pageOf } from './common.ts'

/**
 * A family of spare parts. `code` is the middle of their part numbers: NK-P-BRK-101. `image` shows the first of them
 * that has a picture.
 */
export const SpareFamily = z.strictObject({
  code: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  count: z.int(),
})

/** Answer of GET /api/spares. */
export const SpareFamiliesAnswer = answerOf(z.strictObject({ families: z.array(SpareFamily) }))

/**
 * A spare part. `price` in dollars, `torque_nm` in newton metres; `fit_level`: who should fit it. `superseded_by`: the
 * part that replaces it. Discontinued parts can't be bought.
 */
export const Spare = z.strictObject({
  id: z.int(),
  number: z.string(),
  title: z.string(),
  description: z.string(),
  family: z.strictObject({ code: z.string(), title: z.string() }),
  fits: z.array(z.string()),
  price: Dollars,
  image: z.string().nullable(),
  stock: z.int().nullable(),
  availability: z.enum(['in_stock', 'low', 'out_of_stock', 'discontinued']),
  fit_level: z.enum(['owner', 'dealer']),
  torque_nm: z.number().nullable(),
  year_from: z.int(),
  year_to: z.int().nullable(),
  note: z.string().nullable(),
  superseded_by: z.strictObject({ id: z.int(), number: z.string() }).nullable(),
})
export type SpareData = z.infer<typeof Spare>

const SpareHit = Spare.pick({ id: true, number: true, title: true })

/** Answer of GET /api/spares/searching?keyword. */
export const SpareSuggestionsAnswer = answerOf(z.strictObject({ items: z.array(SpareHit) }))

/** Answer of GET /api/spares/search?q&page; `corrected` is the query after spelling correction, or null. */
export const SpareSearchAnswer = answerOf(pageOf(Spare).extend({ corrected: z.string().nullable() }))
export type SpareSearchData = z.infer<typeof SpareSearchAnswer>['data']
