import {
  LAYER_RULES,
  layerName,
  type LayerName,
  type LayerRule,
  type UpgradeName,
} from '@nireeka/contracts/bike-layers'
import type { BikePiece } from '@nireeka/contracts/bike-pieces'

import { BIKES, type BikeSlug } from '../../src/configuration/catalogue.ts'
import { COLOUR_SLUGS, SIGNATURE_COLOURS } from '../../src/configuration/stills.ts'
import { everythingOn } from '../../src/exploded/everything-on.ts'
import { VIEWS } from '../../src/studio/views.ts'
import { BIKE_SAMPLES, DARK_SAMPLES, OFFERED } from '../bike-stills.ts'
import type { Still } from '../still.ts'
import type { PlacedBike } from '../subjects.ts'

/** A layer to draw: an extra or an upgrade, as it is seen on the bike's still. */
export interface LayerStill extends Still {
  subject: { bikes: [PlacedBike] }
  layer: LayerName
  /** The pieces of the model that the layer shows. */
  pieces: readonly BikePiece[]
  /** Set for upgrades, whose pieces stand in the place of the standard ones of the same names. */
  isInPlace: boolean
}

/** The pieces of each upgrade, in the place of the standard bike's. */
const IN_PLACE: Record<UpgradeName, readonly BikePiece[]> = {
  belt: ['drivetrain', 'cranks'],
  'electronic-gears': ['drivetrain', 'cranks'],
  fork: ['fork', 'front-brake'],
  'swept-bar': ['cockpit', 'display'],
  'carbon-bar': ['cockpit', 'display'],
  'gel-saddle': ['saddle', 'seatpost'],
  'leather-saddle': ['saddle', 'seatpost'],
}

const isUpgrade = (name: LayerName): name is UpgradeName => name in IN_PLACE

const piecesOf = (name: LayerName): readonly BikePiece[] => (isUpgrade(name) ? IN_PLACE[name] : [name])

/** Ids of the upgrades that each bike is offered. */
const UPGRADES: Record<BikeSlug, readonly number[]> = {
  'nireeka-prime': [402, 403, 605, 802, 803, 902, 903],
  'nireeka-homie': [403, 604, 802, 803, 902, 903],
  nyx: [402, 606, 803, 902],
}

/** Returns all combinations of some names, the empty one first. */
const subsetsOf = (names: readonly LayerName[]): LayerName[][] =>
  names.reduce<LayerName[][]>((sets, name) => sets.flatMap((set) => [set, [...set, name]]), [[]])

/** Returns the rules of the upgrades and extras that a bike can have, each with the part that it is there. */
export const rulesOf = (bike: BikeSlug): (LayerRule & { part: number })[] => {
  const offered = [...UPGRADES[bike], ...everythingOn(bike).parts]
  return LAYER_RULES.flatMap((rule) =>
    rule.parts.filter((part) => offered.includes(part)).map((part) => ({ ...rule, part })),
  )
}

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
        layer: rule.name,
        pieces: piecesOf(rule.name),
        isInPlace: isUpgrade(rule.name),
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
