import type { BufferGeometry } from 'three'

import { type Piece, startPiece } from '../../piece.ts'
import type { Field } from '../../fields/field.ts'
import { roundedRectangle } from '../../shapes/extrude.ts'
import { place } from '../../shapes/transforms.ts'
import type { V2 } from '../../shapes/vectors.ts'
import { type Beam, beamOf } from '../frame/beam.ts'
import { drape } from '../frame/drape.ts'
import { frameField } from '../frame/frame-field.ts'
import { above, ontoSurface } from '../frame/surface.ts'
import type { BikePlan } from '../pieces.ts'
import { smallBox } from '../small-box.ts'
import { doorOf, outlineOf } from './door.ts'
import { seam } from './seam.ts'

const RIGHT = Math.PI / 2
const LEFT = -RIGHT

/**
 * Returns the visible parts of the battery in the down tube: the gap around its door, lock, charge port, and the gauge
 * on top.
 */
export function buildBattery(plan: BikePlan): Piece {
  const { tools, measures, shape } = plan
  const piece = startPiece()
  const field = frameField(measures)
  const beam = beamOf(measures, field)
  const door = doorOf(shape)
  const height = tools.detail === 'live' ? 0.9 : 0.45
  piece.add('blackMatte', seam(outlineOf(beam, door, tools.fewer(16)), 1.5, height))
  const lockAt = door.to - 0.055
  piece.add('blackGloss', ...lock(plan, beam, lockAt))
  piece.add('steel', keyway(plan, beam, lockAt))
  piece.add('rubber', chargePort(plan, { beam, field }, Math.min(0.95, door.to + 0.07)))
  const gauge = gaugeParts(plan, { beam, field })
  piece.add('blackGloss', gauge.plate)
  piece.add('ledGreen', ...gauge.lights)
  return piece.done()
}

function lock({ tools }: BikePlan, beam: Beam, along: number): BufferGeometry[] {
  const on = beam.at(along, LEFT - 0.5)
  return [tools.lathe(LOCK, on.place, above(on, 10), { around: 32 })]
}

const LOCK: V2[] = [
  [0, -4],
  [11, -4],
  [11, 0.8],
  [10.2, 1.8],
  [6.6, 2],
  [6.2, 1],
  [0, 1],
]

function keyway({ tools }: BikePlan, beam: Beam, along: number): BufferGeometry {
  const on = beam.at(along, LEFT - 0.5)
  const slot = smallBox(tools, { width: 7.5, height: 1.6, depth: 0.8, radius: 0.7, bevel: 0.2 })
  return place(slot, ontoSurface(on, beam.axis(along).ahead, 1.2))
}

interface Tube {
  beam: Beam
  field: Field
}

/** Returns a rubber flap with a finger tab over the charging socket. */
function chargePort({ tools }: BikePlan, { beam, field }: Tube, along: number): BufferGeometry {
  const flap = tools.extrude(roundedRectangle(34, 22, 10), { depth: 3, bevel: 1.2, bevelSteps: 3 })
  return drape(flap.translate(0, 0, 0.6), field, { on: beam.at(along, LEFT), ahead: beam.axis(along).ahead })
}

/** Returns five lights and a plate on the tube's upper side, visible to the rider. */
function gaugeParts({ tools }: BikePlan, { beam, field }: Tube) {
  const spot = { on: beam.at(0.2, 0), ahead: beam.axis(0.2).ahead }
  const plate = tools.extrude(roundedRectangle(46, 11, 5.4), { depth: 2, bevel: 0.6 })
  const lights = [-16, -8, 0, 8, 16].map((x) => {
    const light = smallBox(tools, { width: 5, height: 1.8, depth: 0.6, radius: 0.8, bevel: 0.2 })
    return drape(light.translate(x, 0, 1.6), field, spot)
  })
  return { plate: drape(plate.translate(0, 0, 0.4), field, spot), lights }
}
