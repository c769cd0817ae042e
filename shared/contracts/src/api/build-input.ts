import * as z from '@nireeka/contracts/zod'
import { Id } from './common.ts'

export const BikeSlug = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'This is not a bike.')

/** RAL codes of a custom colour: one code, or two for two-tone; empty for all other colours. */
export const RalCodes = z
  .array(z.string().regex(/^\d{4}$/, 'A RAL code has four digits.'))
  .max(2)
  .default([])

/** The build of a bike in a cart line: size, colour and parts, without the bike itself. */
export const LineBuild = z.strictObject({
  size_id: Id,
  color_id: Id,
  ral: RalCodes,
  part_ids: z.array(Id).max(60),
})
export type LineBuildData = z.infer<typeof LineBuild>

/**
 * The build in the body of POST /api/configurator/save. Size and colour may still be open; the parts are those that
 * differ from the bike's standard ones.
 */
export const SaveBike = z.strictObject({
  bike_slug: BikeSlug,
  size_id: Id.nullable(),
  color_id: Id.nullable(),
  ral: RalCodes,
  part_ids: z.array(Id).max(60).default([]),
})
export type SaveBikeData = z.input<typeof SaveBike>
