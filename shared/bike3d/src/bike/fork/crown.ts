import { cut, type Field, join, roundedCylinder } from '../../fields/field.ts'
import { table } from '../../shapes/table.ts'
import type { Measures } from '../measures.ts'
import { bridgeField } from './bridge-field.ts'
import type { SuspensionModel } from './fork-model.ts'
import { CROWN } from './lowers.ts'

/** Returns the forged crown: arms from the hub around the steerer to a stanchion each, hollow above the tyre. */
export function crownField({ axleToCrown: top }: Measures, model: SuspensionModel): Field {
  const { legs, ahead, stanchionRadius: radius } = model
  const outer = legs - 4
  const lean = table([
    [0, 3],
    [outer * 0.35, ahead * 0.3],
    [outer, ahead],
  ])
  const drop = table([
    [0, top - 9],
    [outer * 0.5, top - 5],
    [outer, top - 2],
  ])
  const tall = table([
    [0, 17],
    [outer * 0.5, 16],
    [outer, 17.5],
  ])
  const deep = table([
    [0, 28],
    [outer * 0.5, 23.5],
    [outer, radius + 3],
  ])
  const arms = bridgeField({
    centre: (z) => [lean(z), drop(z)],
    half: (z) => [deep(z), tall(z)],
    n: 3.2,
    width: outer,
  })
  const hub = roundedCylinder([0, top - 30, 0], [0, top + 8, 0], 26.5, 5)
  const collar = roundedCylinder(
    [ahead, top - CROWN.below, legs],
    [ahead, top + CROWN.above, legs],
    radius + 4.5,
    3,
  )
  const solid = join([
    { field: arms, k: 1 },
    { field: hub, k: 18 },
    { field: collar, k: 18 },
  ])
  return cut(solid, archBelow(top, legs), 10)
}

/** Returns the hollow in the crown's underside, above the tyre. */
const archBelow = (top: number, legs: number): Field =>
  roundedCylinder([-60, top - 52, 0], [80, top - 52, 0], legs * 0.52, 4)
