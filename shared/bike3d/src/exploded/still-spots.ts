import type { BikeSlug } from '../configuration/catalogue.ts'
import type { Spot } from './spots.ts'
import spots from './still-spots.json' with { type: 'json' }

/** Returns where the pieces are in a bike's exploded picture. `pictures/hot-spots.mjs` writes them. */
export const stillSpotsOf = (bike: BikeSlug): readonly Spot[] => spots[bike]
