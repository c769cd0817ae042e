import * as z from '@nireeka/contracts/zod'
import { answerOf, Id, text } from './common.ts'

/** Body of POST /api/user/getUserBikes: the connected-bike service reads the token from the body (spec, section 7). */
export const UserBikes = z.strictObject({ token: text(200).min(1) })

export const LIGHTS = ['auto', 'on', 'off'] as const

/** The settings of one bike (`bikeSettings` of the spec, section 3). */
export const BikeSettings = z.strictObject({
  assist_level: z.int().min(0).max(5),
  /** The speed limit in km/h, at most what the bike's country allows. */
  speed_limit: z.int().min(6).max(45),
  lights: z.enum(LIGHTS),
  auto_lock: z.boolean(),
})
export type BikeSettingsData = z.infer<typeof BikeSettings>

const UserBike = z.strictObject({
  order_bike_id: z.int(),
  bike_slug: z.string(),
  title: z.string(),
  /** The path of its picture, in the colour in which it was ordered. */
  image: z.string(),
  size: z.string(),
  color: z.string(),
  /** Null until the bike is built. */
  serial_number: z.string().nullable(),
  /** The day of delivery, for example 2026-04-18; null until the bike is delivered. */
  delivered_on: z.string().nullable(),
  /** The last day on which motor, battery and other parts are covered; null until the bike is delivered. */
  warranty: z.strictObject({ until: z.string(), is_covered: z.boolean() }).nullable(),
  /** The day of the yearly service while it is near; else null. */
  service_due_on: z.string().nullable(),
  settings: BikeSettings,
  /**
   * Names of the parts that differ from the standard ones: chosen when the bike was built, or bought as upgrades
   * since.
   */
  parts: z.array(z.string()),
  /** The ids of these parts. */
  part_ids: z.array(z.int()),
  /** The highest speed limit that can be set, in km/h: what the bike can do and the country of delivery allows. */
  most_speed: z.int(),
})
export type UserBikeData = z.infer<typeof UserBike>

export const UserBikesAnswer = answerOf(z.strictObject({ bikes: z.array(UserBike) }))

/** Answer of PUT /api/user/bikes/{id}/settings, whose `id` is the order_bike_id. */
export const BikeSettingsAnswer = answerOf(z.strictObject({ order_bike_id: Id, settings: BikeSettings }))

/**
 * Query with a serial number as stamped on the frame, for example NKP-24-004217. Small letters and blanks are
 * accepted.
 */
export const SerialQuery = z.strictObject({
  serial: z
    .string()
    .transform((typed) => typed.toUpperCase().replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^NK[PHN]-\d{2}-\d{6}$/, 'A serial number looks like this: NKP-24-004217.')),
})

/**
 * Answer of GET /api/warranty?serial: what is covered and until when; 404 for unknown serial numbers. It says nothing
 * about the owner.
 */
export const WarrantyAnswer = answerOf(
  z.strictObject({
    serial_number: z.string(),
    bike: z.string(),
    bike_slug: z.string(),
    delivered_on: z.string(),
    covers: z.array(
      z.strictObject({
        /** The part of the bike: Frame, Motor, Battery or All other parts. */
        part: z.string(),
        is_covered: z.boolean(),
        /** The last day of the warranty; null while it lasts as long as the first owner has the bike. */
        until: z.string().nullable(),
        note: z.string().nullable(),
      }),
    ),
  }),
)
export type WarrantyData = z.infer<typeof WarrantyAnswer>['data']
