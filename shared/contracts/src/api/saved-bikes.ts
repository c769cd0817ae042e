import * as z from '@nireeka/contracts/zod'
import { answerOf, Dollars, Id } from './common.ts'

/** A build worth keeping. Size and colour may still be open; the parts are those that differ from the bike's own. */
export const SaveBike = z.strictObject({
  bike_slug: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'This is not a bike.'),
  size_id: Id.nullable(),
  color_id: Id.nullable(),
  part_ids: z.array(Id).max(60).default([]),
})
export type SaveBikeData = z.infer<typeof SaveBike>

const SavedBike = z.strictObject({
  id: z.int(),
  bike_slug: z.string(),
  title: z.string(),
  image: z.string(),
  size: z.strictObject({ id: z.int(), name: z.string() }).nullable(),
  color: z.strictObject({ id: z.int(), name: z.string() }).nullable(),
  part_ids: z.array(z.int()),
  /** Dollars, as the server prices it today. */
  price: Dollars,
  saved_at: z.string(),
})
export type SavedBikeData = z.infer<typeof SavedBike>

/** POST /api/configurator/save: the same build saved again is one row, seen as saved now. */
export const SavedBikeAnswer = answerOf(SavedBike)

/** GET /api/configurator/saved: the newest first, at most 50. DELETE /api/configurator/saved/{id}. */
export const SavedBikesAnswer = answerOf(z.strictObject({ items: z.array(SavedBike) }))
