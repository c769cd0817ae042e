import { type Field, smoothMax } from '../../fields/field.ts'
import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { move, place } from '../../shapes/transforms.ts'
import type { V2, V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { dRing } from '../cloth/buckles.ts'
import { decal } from '../cloth/decal.ts'
import { onSurface } from '../cloth/on-surface.ts'
import { panel } from '../cloth/panel.ts'
import { piping, stitches, strap } from '../cloth/straps.ts'
import { weaveUv, wrinkled } from '../cloth/wrinkles.ts'
import { addZip } from '../cloth/zip.ts'
import { onGround } from '../pose.ts'

/** The corners of the bag's side as it stands on its lower edge; the front one is towards the head tube. */
const CORNERS: V2[] = [
  [-150, 0],
  [128, 0],
  [186, 128],
  [-176, 112],
]
const HALF_WIDTH = 29

const zipLine = (x: number) => 86 + x * 0.045

/** Returns the frame bag: it stands upright, its zip along z, with the straps for the top tube above. */
export function frameBag(tools: Tools): Piece {
  const piece = startPiece()
  const body = bagField()
  piece.add('cloth', tools.solid(body, { min: [-190, -8, -44], max: [200, 144, 44], cell: 3.6, uv: weaveUv }))
  const side = (x: number, y: number, lift = 0.3): V3 => onSurface(body, [x, y, 90], [0, 0, -1], lift)
  const row = (height: (x: number) => number, lift?: number) =>
    Array.from({ length: 21 }, (_, i) => side(-148 + i * 15.2, height(-148 + i * 15.2), lift))
  addZip(tools, piece, row(zipLine), { across: [0, 1, 0], out: [0, 0, 1], slider: 0.07 })
  for (const off of [-12, 12])
    piece.add(
      'greyPlastic',
      stitches(
        tools,
        row((x) => zipLine(x) + off, 0.1),
        { radius: 0.45 },
      ),
    )
  for (const z of [1, -1]) piece.add('webbing', piping(tools, edgeSeam(body, z), 2))
  piece.add(
    'label:logo',
    decal(body, { at: [10, 42, 90], facing: [0, 0, 1], width: 120, height: 30, lift: 0.4 }),
  )
  piece.add(
    'reflector',
    panel(tools, body, {
      at: [-118, 40, 90],
      facing: [0, 0, 1],
      width: 10,
      height: 44,
      half: 0.6,
      corner: 14,
    }),
  )
  for (const one of STRAPS) addTubeStrap(tools, piece, body, one)
  return onGround(piece.done())
}

function bagField(): Field {
  const planes = CORNERS.map(([ax, ay], i) => {
    const [bx, by] = CORNERS[(i + 1) % CORNERS.length] as V2
    const length = Math.hypot(bx - ax, by - ay)
    const [nx, ny] = [(by - ay) / length, -(bx - ax) / length]
    return (x: number, y: number) => (x - ax) * nx + (y - ay) * ny
  })
  const wedge: Field = (x, y, z) => {
    const outline = planes.reduce((most, plane) => smoothMax(most, plane(x, y), 34), -1e3)
    const bulge = 5 * Math.exp(-(((x - 10) / 120) ** 2) - ((y - 60) / 50) ** 2)
    return smoothMax(outline, Math.abs(z) - HALF_WIDTH - bulge, 14)
  }
  const soft = wrinkled(wedge, 1.5, 90)
  return (x, y, z) => Math.max(soft(x, y, z), 0.6 - y)
}

/** Returns the points of the piping between the bag's side and the band around it. */
function edgeSeam(body: Field, side: number): V3[] {
  return Array.from({ length: 64 }, (_, i) => {
    const angle = (i / 63) * Math.PI * 2 + 0.2
    const from: V3 = [5 + Math.cos(angle) * 340, 62 + Math.sin(angle) * 240, side * (HALF_WIDTH - 7)]
    return onSurface(body, from, [5 - from[0], 62 - from[1], 0], -0.3)
  })
}

/** Where the straps are along the bag, and how much wider than the rear one each is: the tube thickens to the front. */
const STRAPS = [
  { x: -120, wider: 0 },
  { x: 10, wider: 2 },
  { x: 140, wider: 7 },
]

/** Adds a hook-and-loop strap, closed around a tube that isn't drawn. */
function addTubeStrap(tools: Tools, piece: PieceMaker, body: Field, { x, wider }: (typeof STRAPS)[number]) {
  const top = onSurface(body, [x, 260, 0], [0, -1, 0])[1]
  const [half, aside] = [20 + wider, 22 + wider]
  const loop = Array.from({ length: 24 }, (_, i): V3 => {
    const angle = (i / 24) * Math.PI * 2
    const grow = i > 20 ? 1.5 : 0
    return [x, top + half + Math.sin(angle) * (half + grow), Math.cos(angle) * (aside + grow)]
  })
  piece.add(
    'webbing',
    strap(tools, loop, { width: 26, thickness: 2.6, across: [1, 0, 0], along: 60, isClosed: true }),
  )
  piece.add('alloyDark', place(dRing(tools, 30, 1.8), move(x, top + half - 5, aside + 1.5)))
}
