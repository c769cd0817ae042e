import * as z from '@nireeka/contracts/zod'
import { answerOf, Id, text } from './common.ts'

/** POST /api/user/getUserBikes: the connected-bike service reads the token from the body (spec, section 7). */
export const UserBikes = z.strictObject({ token: text(200).min(1) })

export const LIGHTS = ['auto', 'on', 'off'] as const

/** bikeSettings (spec, section 3): how one bike behaves. */
export const BikeSettings = z.strictObject({
  assist_level: z.int().min(0).max(5),
  /** km/h; never above what the bike's country allows. */
  speed_limit: z.int().min(6).max(45),
  lights: z.enum(LIGHTS),
  auto_lock: z.boolean(),
})
export type BikeSettingsData = z.infer<typeof BikeSettings>

const UserBike = z.strictObject({
  order_bike_id: z.int(),
  bike_slug: z.string(),
  title: z.string(),
  image: z.string(),
  size: z.string(),
  color: z.string(),
  /** Null until it is built. */
  serial_number: z.string().nullable(),
  /** A day, 2026-04-18; null until it is delivered. */
  delivered_on: z.string().nullable(),
  settings: BikeSettings,
  /** What it has instead of or besides its kind's own, by name: chosen when it was built, or bought as an upgrade since. */
  parts: z.array(z.string()),
  /** km/h that it can do and the country of delivery allows. */
  most_speed: z.int(),
})
export type UserBikeData = z.infer<typeof UserBike>

export const UserBikesAnswer = answerOf(z.strictObject({ bikes: z.array(UserBike) }))

/** PUT /api/user/bikes/{id}/settings: `id` is the order_bike_id. */
export const BikeSettingsAnswer = answerOf(z.strictObject({ order_bike_id: Id, settings: BikeSettings }))

/** A serial number as it stands on the frame: NKP-24-004217. Small letters and blanks are forgiven. */
export const SerialQuery = z.strictObject({
  serial: z
    .string()
    .transform((typed) => typed.toUpperCase().replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^NK[PHN]-\d{2}-\d{6}$/, 'A serial number looks like this: NKP-24-004217.')),
})

/** GET /api/warranty?serial: what is covered and until when; 404 for a number we never gave. Nothing of the owner. */
export const WarrantyAnswer = answerOf(
  z.strictObject({
    serial_number: z.string(),
    bike: z.string(),
    bike_slug: z.string(),
    delivered_on: z.string(),
    covers: z.array(
      z.strictObject({
        /** Frame, Motor, Battery, All other parts. */
        part: z.string(),
        is_covered: z.boolean(),
        /** The last day; null: as long as the first owner has the bike. */
        until: z.string().nullable(),
        note: z.string().nullable(),
      }),
    ),
  }),
)
export type WarrantyData = z.infer<typeof WarrantyAnswer>['data']
