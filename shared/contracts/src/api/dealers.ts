import * as z from '@nireeka/contracts/zod'
import { answerOf } from './common.ts'

export const DEALER_SERVICES = ['sales', 'service', 'test_ride', 'battery_recycling'] as const

/**
 * A dealer; its coordinates are the city's. `bikes`: slugs of the bikes on display; `hours` null means closed, and
 * `note` says until when.
 */
export const Dealer = z.strictObject({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  country_code: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  services: z.array(z.enum(DEALER_SERVICES)),
  bikes: z.array(z.string()),
  hours: z.string().nullable(),
  note: z.string().nullable(),
  phone: z.string(),
  email: z.string(),
})
export type DealerData = z.infer<typeof Dealer>

/** Answer of GET /api/dealers. */
export const DealersAnswer = answerOf(z.strictObject({ dealers: z.array(Dealer) }))
