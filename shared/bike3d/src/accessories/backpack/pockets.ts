import type { Field } from '../../fields/field.ts'
import type { PieceMaker } from '../../piece.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { decal } from '../cloth/decal.ts'
import { onSurface } from '../cloth/on-surface.ts'
import { outlineOf, panel } from '../cloth/panel.ts'
import { piping, stitches, strap } from '../cloth/straps.ts'
import { addZip } from '../cloth/zip.ts'

/** Adds what is sewn onto the body: two zips, seams, the loop for a light, the patch and a mesh pocket on each side. */
export function addPockets(tools: Tools, piece: PieceMaker, body: Field) {
  const front = (y: number, z: number, lift = 0.3): V3 => onSurface(body, [260, y, z], [-1, 0, 0], lift)
  const row = (y: number, half: number, bow = 0, lift = 0.3) =>
    Array.from({ length: 21 }, (_, i) => {
      const t = (i / 20) * 2 - 1
      return front(y - bow * t * t * t * t, t * half, lift)
    })
  addZip(tools, piece, row(206, 92, 14), { across: [0, 1, 0], out: [1, 0, 0], slider: 0.93 })
  addZip(tools, piece, row(58, 112), { across: [0, 1, 0], out: [1, 0, 0], slider: 0.08 })
  for (const y of [219, 194]) piece.add('greyPlastic', stitches(tools, row(y, 92, 14, 0.1), { radius: 0.45 }))
  for (const y of [71, 46]) piece.add('greyPlastic', stitches(tools, row(y, 112, 0, 0.1), { radius: 0.45 }))
  for (const side of [1, -1]) {
    piece.add('webbing', piping(tools, cornerSeam(body, side), 2.4))
    addMeshPocket(tools, piece, body, side)
  }
  addLightLoop(tools, piece, front, body)
  const patch = { at: [260, 112, 0] as V3, facing: [1, 0, 0] as V3, width: 88, height: 30, half: 1.1 }
  piece.add('gripBrown', panel(tools, body, patch))
  piece.add('greyPlastic', stitches(tools, outlineOf(body, patch, 2.6), { radius: 0.4, length: 3 }))
  piece.add('label:logo', decal(body, { ...patch, width: 66, height: 16.5, lift: 2.1 }))
}

/** Returns the seam between the front and the side, from the ground to the neck. */
const cornerSeam = (body: Field, side: number): V3[] =>
  Array.from({ length: 22 }, (_, i) => {
    const y = 16 + (i / 21) * 408
    return onSurface(body, [260, y, side * 119], [-1, 0, 0], -0.4)
  })

/** Adds a band of webbing, sewn down at three places, with a reflecting strip below it. */
function addLightLoop(
  tools: Tools,
  piece: PieceMaker,
  front: (y: number, z: number, lift?: number) => V3,
  body: Field,
) {
  const loop = Array.from({ length: 13 }, (_, i) => {
    const z = (i / 12 - 0.5) * 96
    return front(318, z, 1 + 5.5 * Math.sin((i / 6) * Math.PI) ** 2)
  })
  piece.add('webbing', strap(tools, loop, { width: 24, thickness: 2, across: [0, 1, 0], along: 60 }))
  for (const z of [-46, -1.5, 1.5, 46])
    piece.add(
      'greyPlastic',
      stitches(tools, [front(308, z, 2.4), front(318, z, 2.4), front(328, z, 2.4)], {
        radius: 0.5,
        length: 3,
      }),
    )
  piece.add(
    'reflector',
    panel(tools, body, {
      at: [260, 276, 0],
      facing: [1, 0, 0],
      width: 150,
      height: 9,
      half: 0.6,
      corner: 14,
    }),
  )
}

const top = (x: number) => 150 - 0.006 * x * x

/** Adds an elastic mesh pocket on the lower side: a net of threads on dark cloth with a bound upper edge. */
function addMeshPocket(tools: Tools, piece: PieceMaker, body: Field, side: number) {
  const at = (x: number, y: number, lift: number): V3 => {
    const bulge = 5 * Math.cos((x / 60) * 1.4) * Math.min(1, y / 40)
    return onSurface(body, [x, y, side * 260], [0, 0, -side], lift + bulge)
  }
  const across = (y: (x: number) => number, lift: number) =>
    Array.from({ length: 15 }, (_, i) => at(-46 + (i / 14) * 84, y(-46 + (i / 14) * 84), lift))
  for (let i = -7; i <= 9; i++)
    for (const lean of [1, -1]) {
      const thread = Array.from({ length: 12 }, (_, step) => {
        const y = 62 + (step / 11) * 88
        return [-46 + i * 12 + lean * (y - 106) * 0.6 + 30, y] as const
      }).filter(([x, y]) => x > -47 && x < 39 && y < top(x))
      if (thread.length > 2)
        piece.add(
          'rubber',
          tools.tube(
            thread.map(([x, y]) => at(x, y, 1.2)),
            0.7,
            { along: 9, around: 5 },
          ),
        )
    }
  piece.add(
    'webbing',
    strap(tools, across(top, 1.4), { width: 14, thickness: 2.6, across: [0, 1, 0], along: 40 }),
  )
  piece.add(
    'webbing',
    piping(
      tools,
      across(() => 60, 0),
      1.8,
    ),
  )
}
