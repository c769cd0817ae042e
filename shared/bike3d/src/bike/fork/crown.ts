import { cut, type Field, join, roundedCylinder } from '../../fields/field.ts'
import { table } from '../../shapes/table.ts'
import type { Measures } from '../measures.ts'
import { bridgeField } from './bridge-field.ts'
import type { SuspensionModel } from './fork-model.ts'
import { CROWN } from './lowers.ts'

/** The forged crown: a hub around the steerer, arms that thin out over the tyre, a collar around each stanchion. */
export function crownField({ axleToCrown: top }: Measures, model: SuspensionModel): Field {
  const { legs, ahead, stanchionRadius: radius } = model
  const middle = top - 2
  const lean = table([
    [0, 2],
    [legs * 0.4, ahead * 0.3],
    [legs, ahead],
  ])
  const drop = table([
    [0, middle - 6],
    [legs * 0.5, middle + 1],
    [legs, middle],
  ])
  const tall = table([
    [0, 15],
    [legs * 0.5, 12],
    [legs, 17],
  ])
  const deep = table([
    [0, 27],
    [legs * 0.45, 20],
    [legs, radius + 4],
  ])
  const arms = bridgeField({
    centre: (z) => [lean(z), drop(z)],
    half: (z) => [deep(z), tall(z)],
    n: 3,
    width: legs,
  })
  const hub = roundedCylinder([0, top - 24, 0], [0, top + 8, 0], 26, 4)
  const collar = roundedCylinder(
    [ahead, top - CROWN.below, legs],
    [ahead, top + CROWN.above, legs],
    radius + 5,
    3.5,
  )
  const relief = bridgeField({
    centre: (z) => [lean(z) + deep(z) + 1, drop(z)],
    half: () => [6, 7],
    n: 2.4,
    width: legs - 26,
  })
  const solid = join([
    { field: arms, k: 1 },
    { field: hub, k: 14 },
    { field: collar, k: 12 },
  ])
  return cut(cut(solid, relief, 5), archBelow(top, legs), 8)
}

/** The underside is hollowed above the tyre. */
const archBelow = (top: number, legs: number): Field =>
  roundedCylinder([-60, top - 46, 0], [80, top - 46, 0], legs * 0.52, 4)
