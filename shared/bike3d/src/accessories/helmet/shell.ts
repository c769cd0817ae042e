import { cut, ellipsoid, type Field, smoothMax, smoothMin } from '../../fields/field.ts'
import type { BufferGeometry } from 'three'
import type { PieceMaker } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { TURN, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { onSurface } from '../cloth/on-surface.ts'

/** Half the outer dimensions of a helmet: length, height, width. */
export interface HelmetForm {
  outer: V3
  inner: V3
  /** The bulge at the lower back, over the nape. */
  tail: { centre: V3; radii: V3 }
  /** Returns the height of the lower edge at a position along the head. */
  edge: (x: number) => number
}

/**
 * Returns the helmet without vents: domed, deeper at the back. It is solid, because its underside isn't visible on a
 * table.
 */
export function helmetBody({ outer, tail, edge }: HelmetForm): Field {
  const dome = ellipsoid([0, 0, 0], outer)
  const nape = ellipsoid(tail.centre, tail.radii)
  const whole: Field = (x, y, z) => smoothMin(dome(x, y, z), nape(x, y, z), 36)
  return cut(whole, (x, y) => y - edge(x), 8)
}

/** Returns the body with vents as deep as the foam that `addFoam` adds. */
export function opened(body: Field, form: HelmetForm, vents: Vent[]): Field {
  const [x, y, z] = form.inner
  const head = ellipsoid([-2, -8, 0], [x - 2, y - 2, z - 2])
  const vent = ventField(vents, form.outer)
  return cut(body, (px, py, pz) => smoothMax(vent(px, py, pz), -head(px, py, pz), 3), 8)
}

/** Adds the dark foam at the bottom of the vents. */
export function addFoam(tools: Tools, piece: PieceMaker, { inner, edge }: HelmetForm) {
  const foam = cut(ellipsoid([-2, -8, 0], inner), (x, y) => y - edge(x) - 6, 4)
  piece.add('foam', tools.solid(foam, { min: [-140, -80, 0], max: [135, 110, 105], cell: 7.5, isHalf: true }))
}

/** Adds the dark band around the lower edge; `half` is half its height. */
export function rimBand(
  tools: Tools,
  body: Field,
  height: (x: number) => number,
  half: number,
): BufferGeometry {
  const points = Array.from({ length: 48 }, (_, i) => {
    const angle = (i / 48) * TURN
    return rimPoint(body, height, angle)
  })
  const path = curve(points, { isClosed: true })
  return tools.sweep(path, {
    a: () => 3.2,
    b: () => half,
    n: () => 2.6,
    up: [0, 1, 0],
    along: 150,
    around: 18,
  })
}

/** Returns a point of the lower edge. Its height depends on its position and the other way round, so it is iterated. */
function rimPoint(body: Field, height: (x: number) => number, angle: number): V3 {
  let place: V3 = [Math.cos(angle) * 140, 0, Math.sin(angle) * 110]
  for (let round = 0; round < 4; round++) {
    const y = height(place[0])
    const from: V3 = [Math.cos(angle) * 240, y, Math.sin(angle) * 200]
    place = onSurface(body, from, [-from[0], 0, -from[2]], -1)
  }
  return place
}

/** A vent in angles of the dome: from the front (0) over the top to the back (180), and sideways. */
export interface Vent {
  around: number
  sideways: number
  /** Half the vent's length in degrees and half its width in millimetres. */
  length: number
  width: number
  /** How much the vent turns outwards along its length. */
  skew?: number
}

/** Returns all vents of both sides as one solid, to be cut out. */
function ventField(vents: Vent[], outer: V3): Field {
  return (x, y, z) => {
    const [px, py, pz] = [x / outer[0], y / outer[1], Math.abs(z) / outer[2]]
    const rho = Math.hypot(px, py, pz)
    if (rho < 0.3) return 60
    const around = (Math.atan2(py, px) * 180) / Math.PI
    const sideways = (Math.asin(Math.min(1, pz / rho)) * 180) / Math.PI
    return vents.reduce((least, vent) => Math.min(least, distanceTo(vent, around, sideways)), 60)
  }
}

/** Millimetres per degree on the dome: along the middle and sideways. */
const [ALONG, ASIDE] = [2.05, 1.85]

function distanceTo(vent: Vent, around: number, sideways: number): number {
  const part = (around - vent.around) / vent.length
  const along = Math.max(Math.abs(around - vent.around) - vent.length, 0) * ALONG
  const aside = (sideways - vent.sideways - (vent.skew ?? 0) * part) * ASIDE
  const taper = 1 - 0.3 * Math.min(1, Math.abs(part))
  return Math.hypot(along, aside) - vent.width * taper
}
