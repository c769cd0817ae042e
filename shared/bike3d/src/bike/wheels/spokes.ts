import type { BufferGeometry } from 'three'

import type { PieceMaker } from '../../piece.ts'
import { merge } from '../../shapes/merge.ts'
import { line } from '../../shapes/curves.ts'
import { between, TURN, type V3, vector } from '../../shapes/vectors.ts'
import { isBright, spokeBed } from './rim.ts'
import type { WheelPlan } from './wheel-plan.ts'

const COUNT = 32

/** Adds crossed spokes: they alternate between the sides, and half of each side pull forwards, half backwards. */
export function addSpokes(piece: PieceMaker, wheel: WheelPlan) {
  const { tools } = wheel
  const spokes: BufferGeometry[] = []
  const nipples: BufferGeometry[] = []
  for (let i = 0; i < COUNT; i++) {
    const { head, elbow, rim, length } = courseOf(wheel, i)
    spokes.push(tools.tube(line(elbow, rim), 1.05, { along: 1, around: 7 }))
    spokes.push(tools.tube(line(head, elbow), 1.7, { along: 1, around: 7 }))
    nipples.push(tools.tube(line(between(rim, elbow, 12 / length), rim), 2, { along: 1, around: 8 }))
  }
  piece.add(isBright(wheel) ? 'spokeBright' : 'spokeDark', merge(spokes))
  piece.add(isBright(wheel) ? 'steel' : 'alloyDark', merge(nipples))
}

function courseOf(wheel: WheelPlan, index: number) {
  const { flanges } = wheel
  const side = index % 2 ? 1 : -1
  const pull = Math.floor(index / 2) % 2 ? 1 : -1
  // Offset by half a step, so that the valve is between two spokes.
  const atRim = ((index + 0.5) / COUNT) * TURN
  const atHub = atRim + pull * flanges.crosses * (TURN / (COUNT / 2))
  const flange = side > 0 ? flanges.right : flanges.left
  const onFlange = (out: number): V3 => [
    flanges.radius * Math.cos(atHub),
    flanges.radius * Math.sin(atHub),
    flange + out,
  ]
  const bed = spokeBed(wheel) + 2
  const rim: V3 = [bed * Math.cos(atRim), bed * Math.sin(atRim), side * 2.5]
  // Spoke heads are alternately outside and inside of a flange.
  const out = pull * side * 2.4
  const elbow = onFlange(out)
  return { head: onFlange(-out), elbow, rim, length: vector(elbow).distanceTo(vector(rim)) }
}
