import { cut, type Field, roundedBox, roundedCylinder } from '../../fields/field.ts'
import { tubeField } from '../../fields/tube-field.ts'
import { table } from '../../shapes/table.ts'
import { joinNearby } from '../frame/join-nearby.ts'
import type { Measures } from '../measures.ts'
import { bridgeField } from './bridge-field.ts'
import type { SuspensionModel } from './fork-model.ts'
import { tyreRoom } from './fork-space.ts'

/** How far the crown extends below and above its reference point, and the height of the wiper above the lowers. */
export const CROWN = { below: 20, above: 15 }
const WIPER = 12
/** Length of the stanchion that stays visible at full travel. */
const SPARE = 6

/** Returns the height of the lowers' upper end: the travel below the crown. */
export const topOfLowers = ({ axleToCrown }: Measures, { travel }: SuspensionModel) =>
  axleToCrown - CROWN.below - travel - WIPER - SPARE

/** Returns the right half of the magnesium lowers, cast in one piece: leg and arch. */
export function lowersField(measures: Measures, model: SuspensionModel): Field {
  const { forkOffset, frontHub } = measures
  const { ahead, legs, stanchionRadius: radius } = model
  const top = topOfLowers(measures, model)
  const leg = tubeField({
    points: [
      [ahead + 5, -2, legs],
      [ahead, 60, legs],
      [ahead, top * 0.6, legs],
      [ahead, top, legs],
    ],
    a: table([
      [0, 13],
      [0.2, radius - 1],
      [0.6, radius + 2],
      [0.9, radius + 4],
      [1, radius + 3.5],
    ]),
    b: table([
      [0, 12],
      [0.2, radius - 1.5],
      [0.6, radius + 1.5],
      [0.9, radius + 4],
      [1, radius + 3.5],
    ]),
    n: () => 2.15,
  })
  const eye = roundedCylinder([forkOffset, 0, frontHub + 1], [forkOffset, 0, legs + 15], 17, 3)
  const foot = roundedBox([(forkOffset + ahead) / 2 + 2, 8, legs + 1], [20, 17, 10], 8, -0.5)
  const solid = joinNearby([
    { field: leg, k: 6 },
    { field: foot, k: 16 },
    { field: eye, k: 12 },
    { field: archField(measures, model), k: 16 },
  ])
  const bore = roundedCylinder([forkOffset, 0, legs + 13], [forkOffset, 0, legs + 40], 11, 1)
  return cut(cut(solid, tyreRoom(measures, 5), 6), bore, 2)
}

/** Returns the arch from the front of the legs over the tyre: broad at its feet, thinner in the middle. */
function archField(measures: Measures, model: SuspensionModel): Field {
  const { ahead, legs, archGap } = model
  const foot = topOfLowers(measures, model) - 34
  const { front, crest } = archTop(measures, archGap + 9, ahead)
  const rise = table([
    [0, crest],
    [legs * 0.35, crest - 1.5],
    [legs * 0.62, crest - 9],
    [legs * 0.84, (crest * 2 + foot) / 3 - 6],
    [legs, foot],
  ])
  const lean = table([
    [0, front],
    [legs * 0.5, front - 1],
    [legs, ahead + 7],
  ])
  const deep = table([
    [0, 12],
    [legs * 0.5, 11.5],
    [legs, 15],
  ])
  const tall = table([
    [0, 9.5],
    [legs * 0.5, 10.5],
    [legs, 22],
  ])
  return bridgeField({
    centre: (z) => [lean(z), rise(z)],
    half: (z) => [deep(z), tall(z)],
    n: 3,
    width: legs,
  })
}

/** Returns the top of the arch's middle: ahead of the legs, above the tyre by the gap. */
function archTop({ wheelRadius, forkOffset }: Measures, gap: number, ahead: number) {
  const front = ahead + 20
  return { front, crest: Math.sqrt((wheelRadius + gap) ** 2 - (front - forkOffset) ** 2) }
}
