import { cut, type Field, join, roundedBox, smoothMax } from '../../fields/field.ts'
import type { PieceMaker } from '../../piece.ts'
import { table } from '../../shapes/table.ts'
import type { Tools } from '../../tools.ts'
import { rolledTop } from '../cloth/rolled-top.ts'
import { grooved, weaveUv, wrinkled } from '../cloth/wrinkles.ts'

/** Half the bag's depth and half its width by height: full at the bottom, flat where the top is rolled. */
const deep = table([
  [0, 70],
  [120, 74],
  [300, 64],
  [375, 50],
  [446, 6],
  [470, 4],
])
const wide = table([
  [0, 136],
  [120, 142],
  [330, 134],
  [446, 138],
  [470, 138],
])
/** The back is straight, so thinner parts move backwards. */
const middle = (y: number) => (74 - deep(y)) * -0.55

const sack: Field = (x, y, z) => {
  const [d, w] = [deep(y), wide(y)]
  const q = (Math.abs(z / w) ** 4 + Math.abs((x - middle(y)) / d) ** 3.2) ** (1 / 3.5)
  const side = (q - 1) * Math.min(d, 60) * 0.8
  return smoothMax(side, Math.abs(y - 219) - 219, y < 100 ? 30 : 4)
}

export function backpackBody(): Field {
  const pocket = roundedBox([52, 148, 0], [44, 88, 108], 30)
  const whole = join([
    { field: wrinkled(sack, 2.2, 120), k: 1 },
    { field: wrinkled(pocket, 1.2, 90), k: 16 },
  ])
  const seam = grooved(whole, (_x, y) => y - 58, { depth: 2.2, width: 4 })
  return (x, y, z) => Math.max(seam(x, y, z), -y)
}

export function addBody(tools: Tools, piece: PieceMaker, body: Field) {
  piece.add(
    'cloth',
    tools.solid(body, { min: [-100, -8, -160], max: [120, 462, 160], cell: 5.5, uv: weaveUv }),
  )
  piece.add('cloth', rolledTop(tools, { centre: [-12, 452], radius: 25, width: 276 }))
  const padding = cut(backPads(), body, 2)
  piece.add(
    'fabric',
    tools.solid(padding, { min: [-112, 20, 0], max: [-20, 380, 130], cell: 7, isHalf: true, uv: weaveUv }),
  )
}

/** Returns the back padding: two rows of pads with an air channel between them, and two pads across. */
function backPads(): Field {
  const pads = join([86, 196, 306].map((y) => ({ field: roundedBox([-64, y, 66], [22, 50, 52], 13), k: 4 })))
  return (x, y, z) => pads(x + 0.03 * (y - 200), y, Math.abs(z))
}
