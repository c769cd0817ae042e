import * as z from '@nireeka/contracts/zod'

import { answerOf, Dollars } from './common.ts'

/**
 * A build to start from, which can be ordered now. It has no size of its own: `sizes` names those in which it is built.
 * `image` is a path of this site, `price` in dollars, `range` in km, `weight` in g.
 */
const ReadyMadeBuild = z.strictObject({
  bike_slug: z.string(),
  /** The bike's title. */
  title: z.string(),
  name: z.string(),
  text: z.string(),
  image: z.string(),
  color: z.strictObject({ id: z.int(), name: z.string() }),
  /** The parts that differ from the bike's standard ones, and their names. */
  part_ids: z.array(z.int()),
  parts: z.array(z.string()),
  sizes: z.array(z.string()).min(1),
  price: Dollars,
  range: z.int(),
  weight: z.int(),
})
export type ReadyMadeBuildData = z.infer<typeof ReadyMadeBuild>

/** Answer of GET /api/configurator/ready-made: at most one build per bike; one that can't be ordered is left out. */
export const ReadyMadeAnswer = answerOf(z.strictObject({ builds: z.array(ReadyMadeBuild) }))
