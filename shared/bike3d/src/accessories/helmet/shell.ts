import { cut, ellipsoid, type Field, smoothMax, smoothMin } from '../../fields/field.ts'
import type { BufferGeometry } from 'three'
import type { PieceMaker } from '../../piece.ts'
import { curve } from '../../shapes/curves.ts'
import { TURN, type V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { onSurface } from '../cloth/on-surface.ts'

/** Half the sizes of a helmet's outside: length, height, width. */
export interface HelmetForm {
  outer: V3
  inner: V3
  /** The bulge behind and below, over the nape. */
  tail: { centre: V3; radii: V3 }
  /** The height of the lower edge at a place along the head. */
  edge: (x: number) => number
}

/** The helmet without openings: domed, deeper behind. It is filled: nobody looks under one that lies on a table. */
export function helmetBody({ outer, tail, edge }: HelmetForm): Field {
  const dome = ellipsoid([0, 0, 0], outer)
  const nape = ellipsoid(tail.centre, tail.radii)
  const whole: Field = (x, y, z) => smoothMin(dome(x, y, z), nape(x, y, z), 36)
  return cut(whole, (x, y) => y - edge(x), 8)
}

/** The body with openings as deep as the foam, which `addFoam` puts into them. */
export function opened(body: Field, form: HelmetForm, vents: Vent[]): Field {
  const [x, y, z] = form.inner
  const head = ellipsoid([-2, -8, 0], [x - 2, y - 2, z - 2])
  const vent = ventField(vents, form.outer)
  return cut(body, (px, py, pz) => smoothMax(vent(px, py, pz), -head(px, py, pz), 3), 8)
}

/** The dark foam at the bottom of the openings. */
export function addFoam(tools: Tools, piece: PieceMaker, { inner, edge }: HelmetForm) {
  const foam = cut(ellipsoid([-2, -8, 0], inner), (x, y) => y - edge(x) - 6, 4)
  piece.add('foam', tools.solid(foam, { min: [-140, -80, 0], max: [135, 110, 105], cell: 7.5, isHalf: true }))
}

/** The dark band around the lower edge, `half` its height. */
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

/** The edge's height depends on the place, and the place on the height: a few rounds find both. */
function rimPoint(body: Field, height: (x: number) => number, angle: number): V3 {
  let place: V3 = [Math.cos(angle) * 140, 0, Math.sin(angle) * 110]
  for (let round = 0; round < 4; round++) {
    const y = height(place[0])
    const from: V3 = [Math.cos(angle) * 240, y, Math.sin(angle) * 200]
    place = onSurface(body, from, [-from[0], 0, -from[2]], -1)
  }
  return place
}

/** An opening in angles of the dome: around from the front (0) over the top to the back (180), and sideways. */
export interface Vent {
  around: number
  sideways: number
  /** Half its length and half its width, in degrees and millimetres. */
  length: number
  width: number
  /** How much it turns outwards along its length. */
  skew?: number
}

/** All openings of both sides as one solid, to be cut out. */
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

/** Millimetres on the dome in a degree: along the middle and towards the sides. */
const [ALONG, ASIDE] = [2.05, 1.85]

function distanceTo(vent: Vent, around: number, sideways: number): number {
  const part = (around - vent.around) / vent.length
  const along = Math.max(Math.abs(around - vent.around) - vent.length, 0) * ALONG
  const aside = (sideways - vent.sideways - (vent.skew ?? 0) * part) * ASIDE
  const taper = 1 - 0.3 * Math.min(1, Math.abs(part))
  return Math.hypot(along, aside) - vent.width * taper
}
