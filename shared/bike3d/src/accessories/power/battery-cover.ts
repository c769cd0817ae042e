import { type Field, roundedBox } from '../../fields/field.ts'
import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { decal } from '../cloth/decal.ts'
import { onSurface } from '../cloth/on-surface.ts'
import { stitches, strap } from '../cloth/straps.ts'
import { weaveUv, wrinkled } from '../cloth/wrinkles.ts'
import { addZip } from '../cloth/zip.ts'
import { onGround } from '../pose.ts'
import { addBattery } from './battery.ts'

const [LENGTH, HIGH, WIDE] = [146, 40.5, 39]

/** Returns the sleeve on a battery whose ends are visible: soft neoprene with bound ends and a zip. */
export function batteryCover(tools: Tools): Piece {
  const piece = startPiece()
  addBattery(tools, piece)
  const sleeve = sleeveField()
  piece.add('cloth', tools.solid(sleeve, { min: [-158, -52, -52], max: [158, 52, 52], cell: 3, uv: weaveUv }))
  addBindings(tools, piece, sleeve)
  const zipAt = (x: number): V3 => onSurface(sleeve, [x, 21, 90], [0, 0, -1], 0.2)
  addZip(
    tools,
    piece,
    Array.from({ length: 19 }, (_, i) => zipAt(-136 + (i / 18) * 272)),
    { across: [0, 1, 0], out: [0, 0, 1], slider: 0.9 },
  )
  for (const y of [11.5, 30])
    piece.add(
      'greyPlastic',
      stitches(
        tools,
        Array.from({ length: 19 }, (_, i) =>
          onSurface(sleeve, [-136 + (i / 18) * 272, y, 90], [0, 0, -1], 0.1),
        ),
        { radius: 0.45, length: 3.4 },
      ),
    )
  piece.add(
    'label:logo',
    decal(sleeve, { at: [-66, -12, 90], facing: [0, 0, 1], width: 84, height: 21, lift: 0.4 }),
  )
  return onGround(piece.done())
}

/** Returns the sleeve: tight over the battery's ends, slightly loose between them, with soft folds. */
function sleeveField(): Field {
  const box = roundedBox([0, 0, 0], [LENGTH, HIGH, WIDE], 16)
  const loose: Field = (x, y, z) => box(x, y, z) - 1.8 * Math.cos((x / LENGTH) * 1.5) ** 2
  const soft = wrinkled(loose, 1.1, 74)
  // The underside is flattened by the ground.
  return (x, y, z) => Math.max(soft(x, y, z), -HIGH - 1.4 - y)
}

function addBindings(tools: Tools, piece: PieceMaker, sleeve: Field) {
  for (const side of [-1, 1]) {
    const ring = (x: number): V3[] =>
      Array.from({ length: 40 }, (_, i) => {
        const angle = (i / 40) * Math.PI * 2
        const from: V3 = [side * x, Math.sin(angle) * 90, Math.cos(angle) * 90]
        return onSurface(sleeve, from, [0, -from[1], -from[2]], 0.2)
      })
    const bound = ring(LENGTH - 12)
    piece.add(
      'webbing',
      strap(tools, bound, { width: 13, thickness: 2, across: [1, 0, 0], along: 90, isClosed: true }),
    )
    piece.add('greyPlastic', stitches(tools, ring(LENGTH - 19.5), { radius: 0.45, length: 3.4 }))
  }
}
