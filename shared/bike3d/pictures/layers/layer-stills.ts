import { LAYER_RULES, layerName, type LayerName, type LayerRule } from '@nireeka/contracts/bike-layers'

import { BIKES, type BikeSlug } from '../../src/configuration/catalogue.ts'
import { COLOUR_SLUGS, SIGNATURE_COLOURS } from '../../src/configuration/stills.ts'
import { everythingOn } from '../../src/exploded/everything-on.ts'
import { VIEWS } from '../../src/studio/views.ts'
import { BIKE_SAMPLES, DARK_SAMPLES, OFFERED } from '../bike-stills.ts'
import type { Still } from '../still.ts'
import type { PlacedBike } from '../subjects.ts'

/** A layer to draw: one piece of a bike, as it is seen on the bike's still. */
export interface LayerStill extends Still {
  subject: { bikes: [PlacedBike] }
  piece: LayerName
}

/** Returns all combinations of some names, the empty one first. */
const subsetsOf = (names: readonly LayerName[]): LayerName[][] =>
  names.reduce<LayerName[][]>((sets, name) => sets.flatMap((set) => [set, [...set, name]]), [[]])

/** Returns the rules of the extras that a bike can have, each with the part that it is there. */
export const rulesOf = (bike: BikeSlug): (LayerRule & { part: number })[] =>
  LAYER_RULES.flatMap((rule) =>
    rule.parts.filter((part) => everythingOn(bike).parts.includes(part)).map((part) => ({ ...rule, part })),
  )

/** Returns every variant of a bike's layers, ordered so that each model is built once. */
export function layersOfBike(bike: BikeSlug): LayerStill[] {
  const rules = rulesOf(bike)
  return rules.flatMap((rule) => {
    const others = rules.filter(({ name }) => rule.beside.includes(name))
    const colours = rule.isPainted ? OFFERED[bike] : [SIGNATURE_COLOURS[bike]]
    return subsetsOf(others.map(({ name }) => name)).flatMap((beside) => {
      const parts = [rule, ...others.filter(({ name }) => beside.includes(name))].map(({ part }) => part)
      return colours.map((colour): LayerStill => ({
        name: layerName(rule, {
          bike,
          colour: COLOUR_SLUGS[colour] ?? '',
          has: (name) => beside.includes(name),
        }),
        piece: rule.name,
        subject: { bikes: [{ bike, size: 'M', parts }] },
        colours: [{ id: colour }],
        view: VIEWS.front34,
        format: 'card',
        samples: BIKE_SAMPLES,
        isLayer: true,
      }))
    })
  })
}

/** Returns the same layers for the stills in the dark studio. */
const inTheDark = (bike: BikeSlug): LayerStill[] =>
  layersOfBike(bike).map((layer) => ({
    ...layer,
    name: `${layer.name}-dark`,
    samples: DARK_SAMPLES,
    isDark: true,
  }))

/** Every layer of the site. */
export const LAYER_STILLS: LayerStill[] = BIKES.flatMap((bike) => [...layersOfBike(bike), ...inTheDark(bike)])
