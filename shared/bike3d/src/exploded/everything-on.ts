import type { BikeSlug } from '../configuration/catalogue.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { SIGNATURE_COLOURS } from '../configuration/stills.ts'

/** Ids of the parts that a bike can carry in addition to its standard ones. */
const EXTRAS: Record<BikeSlug, readonly number[]> = {
  'nireeka-prime': [207, 2001, 2002, 2004, 2101, 2102, 2103, 2104],
  'nireeka-homie': [2001, 2002, 2003, 2004, 2101, 2102, 2103, 2104],
  nyx: [208, 2004, 2101, 2102, 2104],
}

/** Returns a bike with everything that can be mounted on it, as the exploded view of a model shows it. */
export const everythingOn = (bike: BikeSlug): Configuration => ({
  bike,
  size: 'M',
  parts: EXTRAS[bike],
  colour: { id: SIGNATURE_COLOURS[bike] },
})
