import * as z from '@nireeka/contracts/zod'
import { answerOf } from './common.ts'

/** GET /api/countries, for members: where an address can be, by name. `served`: we ship there. */
export const CountriesAnswer = answerOf(
  z.strictObject({
    countries: z.array(z.strictObject({ id: z.int(), name: z.string(), served: z.boolean() })),
  }),
)
export type CountriesData = z.infer<typeof CountriesAnswer>['data']
