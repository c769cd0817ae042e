import { Path, Shape } from 'three'

import type { PieceMaker } from '../../piece.ts'
import type { Tools } from '../../tools.ts'
import { circularHole } from '../../shapes/extrude.ts'
import { TURN, type V2 } from '../../shapes/vectors.ts'
import type { WheelPlan } from './wheel-plan.ts'

/** Width of the friction ring. */
const RING = 15

/** Adds the brake disc: a drilled steel ring on swept arms; the large one has a dark alloy carrier. */
export function addRotor(piece: PieceMaker, { tools, rotorRadius, rotorZ }: WheelPlan) {
  const ring = tools.extrude(ringShape(tools, rotorRadius), { depth: 1.9, curveSteps: 6 })
  piece.add('steel', ring.translate(0, 0, rotorZ))
  const isLarge = rotorRadius > 95
  const arms = tools.extrude(armsShape(tools, rotorRadius - RING + 2.4), {
    depth: isLarge ? 3 : 1.8,
    bevel: isLarge ? 0.5 : 0,
    bevelSteps: 1,
    curveSteps: 8,
  })
  piece.add(isLarge ? 'alloyDark' : 'steel', arms.translate(0, 0, rotorZ))
  if (isLarge) addRivets(piece, tools, { radius: rotorRadius - RING - 1.5, z: rotorZ })
}

const polar = (radius: number, angle: number): V2 => [radius * Math.cos(angle), radius * Math.sin(angle)]

function ringShape(tools: Tools, radius: number): Shape {
  const steps = tools.fewer(144)
  const wave = (i: number, base: number, depth: number) => {
    const angle = (i / steps) * TURN
    return polar(base + depth * Math.cos(angle * 12), angle)
  }
  const shape = new Shape()
  shape.moveTo(...wave(0, radius, 1))
  for (let i = 1; i <= steps; i++) shape.lineTo(...wave(i, radius, 1))
  const inner = new Path()
  inner.moveTo(...wave(steps, radius - RING, -1.2))
  for (let i = steps - 1; i >= 0; i--) inner.lineTo(...wave(i, radius - RING, -1.2))
  shape.holes.push(inner, ...drilled(tools, radius))
  return shape
}

/** Returns the holes in the friction ring: slanted rows of two, with a single hole in every third. */
function drilled(tools: Tools, radius: number): Path[] {
  const rows = tools.detail === 'live' ? 24 : 36
  const holes: Path[] = []
  for (let i = 0; i < rows; i++) {
    const angle = (i / rows) * TURN + 0.05
    const isSingle = i % 3 === 0
    const depths = isSingle ? [7] : [4.5, 9.5]
    depths.forEach((depth, k) => holes.push(circularHole(...polar(radius - depth, angle + k * 0.04), 1.9)))
  }
  return holes
}

/** Returns six swept arms and the hub's seat, cut from one plate. */
function armsShape(tools: Tools, outer: number): Shape {
  const [count, inner] = [6, 27]
  const step = TURN / count
  const shape = new Shape()
  const bend = (from: number, to: number): V2 => polar((inner + outer) / 2, from * 0.62 + to * 0.38)
  for (let i = 0; i < count; i++) {
    const at = i * step
    const [rise, fall] = [at + 0.62, at + 0.76]
    if (i === 0) shape.moveTo(...polar(inner + 3, at))
    else shape.lineTo(...polar(inner + 3, at))
    shape.quadraticCurveTo(...bend(at, rise), ...polar(outer, rise))
    shape.lineTo(...polar(outer, fall))
    shape.quadraticCurveTo(...bend(at + 0.34, fall), ...polar(inner + 3, at + 0.34))
    shape.quadraticCurveTo(...polar(inner - 1, at + (0.34 + step) / 2), ...polar(inner + 3, at + step))
  }
  shape.holes.push(circularHole(0, 0, 17))
  for (let i = 0; i < tools.fewer(6, 6); i++)
    shape.holes.push(circularHole(...polar(22, (i / 6) * TURN), 1.4))
  return shape
}

function addRivets(piece: PieceMaker, tools: Tools, { radius, z }: { radius: number; z: number }) {
  for (let i = 0; i < 6; i++) {
    const [x, y] = polar(radius, (i / 6) * TURN + 0.69)
    piece.add('steel', tools.cylinder([x, y, z - 2.4], [x, y, z + 2.4], 3.4, 14))
  }
}
