import * as z from '@nireeka/contracts/zod'

import { RatingSummary } from './catalogue.ts'
import { answerOf } from './common.ts'

/** What stands out about a bike. `image`: a path of this site. */
const BikeHighlight = z.strictObject({ title: z.string(), text: z.string(), image: z.string() })

/** What a bike may carry at most. `note`: what it needs for that, or who it is for. */
const BikeLimit = z.strictObject({ label: z.string(), kg: z.int(), note: z.string().nullable() })

/**
 * Answer of GET /api/configurator/{id}/about: what a bike's page tells besides its build. `battery_wh`: the standard
 * build's battery, null where it isn't known; `specifications`: what isn't chosen; `box`: what is delivered.
 */
export const BikeAboutAnswer = answerOf(
  z.strictObject({
    highlights: z.array(BikeHighlight),
    battery_wh: z.int().nullable(),
    specifications: z.array(z.strictObject({ label: z.string(), value: z.string() })),
    limits: z.array(BikeLimit),
    box: z.array(z.string()),
    reviews: RatingSummary,
  }),
)
export type BikeAboutData = z.infer<typeof BikeAboutAnswer>['data']
