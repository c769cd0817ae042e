import * as z from '@nireeka/contracts/zod'

import { filled } from './common.ts'
import { DEALER_SERVICES } from './dealers.ts'
import { areOpeningHours } from '../opening-hours.ts'

const HOURS =
  'Please write hours such as “Monday to Friday 10 to 18, Saturday 10:30 to 16” or “Daily 9 to 18”.'
const PHONE = 'Please write a phone number such as +49 30 5550106.'
const CLOSED = 'Please say until when the dealer is closed.'

/** Degrees of the city's place on the map, whose dot doesn't need more than two decimals. */
const degrees = (most: number) => {
  const sentence = `This must be between -${most} and ${most} degrees.`
  return z
    .number('Please write degrees such as 52.52.')
    .min(-most, sentence)
    .max(most, sentence)
    .multipleOf(0.01, 'Please use at most two decimals.')
}

const isWithoutTwins = (values: readonly string[]) => new Set(values).size === values.length

/** A dealer as admins edit it. The code of its country and its id are the server's. */
export const DealerContent = z
  .strictObject({
    kind: z.literal('dealer'),
    name: filled(80),
    city: filled(80),
    /** The name of one of our countries. */
    country: filled(80),
    latitude: degrees(90),
    longitude: degrees(180),
    services: z
      .array(z.enum(DEALER_SERVICES))
      .min(1)
      .max(DEALER_SERVICES.length)
      .refine(isWithoutTwins, 'Each service can be chosen once.'),
    /** The slugs of the bikes on display. */
    bikes: z.array(filled(60)).max(20).refine(isWithoutTwins, 'Each bike can be chosen once.'),
    /** Null while the dealer is closed. */
    hours: filled(200).refine(areOpeningHours, HOURS).nullable(),
    note: filled(200).nullable(),
    phone: z
      .string()
      .trim()
      .max(30)
      .regex(/^\+?\d[\d ()-]{4,}$/, PHONE),
    email: z.email().max(254),
  })
  .refine(({ hours, note }) => hours !== null || note !== null, { path: ['note'], message: CLOSED })
export type DealerContentData = z.infer<typeof DealerContent>
