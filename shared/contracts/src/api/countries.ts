import * as z from '@nireeka/contracts/zod'
import { answerOf } from './common.ts'

/** GET /api/countries: where an address can be, by name. `served`: we ship there. `speed_limit_kmh`: how far its law lets a bike assist. */
export const CountriesAnswer = answerOf(
  z.strictObject({
    countries: z.array(
      z.strictObject({ id: z.int(), name: z.string(), served: z.boolean(), speed_limit_kmh: z.int() }),
    ),
  }),
)
export type CountriesData = z.infer<typeof CountriesAnswer>['data']
