import * as z from '@nireeka/contracts/zod'
import { answerOf } from './common.ts'

/**
 * Answer of GET /api/countries: the countries that an address may be in, by name. `served`: whether we ship there.
 * `speed_limit_kmh`: up to which speed a bike may legally assist.
 */
export const CountriesAnswer = answerOf(
  z.strictObject({
    countries: z.array(
      z.strictObject({ id: z.int(), name: z.string(), served: z.boolean(), speed_limit_kmh: z.int() }),
    ),
  }),
)
export type CountriesData = z.infer<typeof CountriesAnswer>['data']
