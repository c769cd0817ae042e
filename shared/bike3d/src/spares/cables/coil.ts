import { CatmullRomCurve3 } from 'three'

import { curve } from '../../shapes/curves.ts'
import { lerp, TURN, type V2, type V3 } from '../../shapes/vectors.ts'

export interface CoilOptions {
  /** Radius of the coil's inner turns; `cable` is half the cable's thickness. */
  radius: number
  cable: number
  turns: number
  /** Points on the ground from the coil to both ends. */
  start?: V2[]
  end?: V2[]
  /** The coil's length divided by its width; 1 is round. */
  oval?: number
  /** Height of the ends: half that of the connectors. */
  lift?: number
}

/** Share of a turn in which the cable changes its place in the bundle; the tie hides it. */
const CHANGE = 0.16

/** Returns a cable's path: from its start into a bundle of turns on the ground and out to its end. */
export function coil(options: CoilOptions): CatmullRomCurve3 {
  const { radius, cable, turns, start = [], end = [], oval = 1, lift = cable } = options
  const places = bundle(turns, cable * 1.04)
  const points: V3[] = []
  const steps = 28
  for (let i = 0; i <= turns * steps; i++) {
    const angle = (i / steps) * TURN
    const [out, up] = placeIn(places, i / steps)
    points.push([Math.cos(angle) * (radius * oval + out), up, Math.sin(angle) * (radius + out)])
  }
  const lie = ([x, z]: V2, i: number, all: V2[]): V3 => [x, i < all.length - 1 ? cable : lift, z]
  return curve([...start.map(lie).toReversed(), ...points, ...end.map(lie)])
}

/** Returns the places of the turns in the bundle: two or three side by side, the others in the valleys between them. */
export function bundle(turns: number, cable: number): V2[] {
  const wide = turns <= 2 ? turns : Math.ceil((turns + 1) / 2)
  return Array.from({ length: turns }, (_, i): V2 => {
    if (i < wide) return [i * 2 * cable, cable]
    return [(2 * (turns - 1 - i) + 1) * cable, cable * 2.74]
  })
}

function placeIn(places: V2[], turn: number): V2 {
  const index = Math.min(Math.floor(turn), places.length - 1)
  const here = places[index] ?? [0, 0]
  const next = places[Math.min(index + 1, places.length - 1)] ?? here
  const part = turn - index
  const t = part < 1 - CHANGE ? 0 : (part - 1 + CHANGE) / CHANGE
  const smooth = t * t * (3 - 2 * t)
  return [lerp(here[0], next[0], smooth), lerp(here[1], next[1], smooth)]
}
