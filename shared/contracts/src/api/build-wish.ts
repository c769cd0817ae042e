import * as z from '@nireeka/contracts/zod'
import { Id } from './common.ts'

export const BikeSlug = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'This is not a bike.')

/** The codes of a colour that the rider names: one, or two for two-tone; none for all other colours. */
export const RalCodes = z
  .array(z.string().regex(/^\d{4}$/, 'A RAL code has four digits.'))
  .max(2)
  .default([])

/** The build of a bike's line in a cart, without the bike itself. */
export const LineBuild = z.strictObject({
  size_id: Id,
  color_id: Id,
  ral: RalCodes,
  part_ids: z.array(Id).max(60),
})
export type LineBuildData = z.infer<typeof LineBuild>

/**
 * POST /api/configurator/save: a build worth keeping. Size and colour may still be open; the parts are those that differ
 * from the bike's own.
 */
export const SaveBike = z.strictObject({
  bike_slug: BikeSlug,
  size_id: Id.nullable(),
  color_id: Id.nullable(),
  ral: RalCodes,
  part_ids: z.array(Id).max(60).default([]),
})
export type SaveBikeData = z.input<typeof SaveBike>
