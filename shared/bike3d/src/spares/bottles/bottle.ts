import { roundPrint } from '../../accessories/cloth/decal.ts'
import { smallBox } from '../../bike/small-box.ts'
import type { FinishName } from '../../materials/finishes.ts'
import { type Piece, startPiece } from '../../piece.ts'
import { move, place, turnY } from '../../shapes/transforms.ts'
import { TURN, type V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import { laid } from '../pose.ts'

interface BottleOptions {
  radius: number
  /** Height to the shoulder. */
  height: number
  body: FinishName
  band: FinishName
  stripe: FinishName
  cap: FinishName
  /** A slim spout in place of a screw cap. */
  hasSpout?: boolean
}

/** Returns a bottle standing upright, the name on its label towards the camera of the small parts. */
export function bottle(tools: Tools, options: BottleOptions): Piece {
  const { radius: r, height: h, body, band, stripe } = options
  const piece = startPiece()
  const turned = (rows: V2[], around = 80) => tools.lathe(rows, [0, 0, 0], [0, 1, 0], { around, edge: 34 })
  const shoulder = Array.from({ length: 9 }, (_, i): V2 => {
    const angle = (i / 8) * (Math.PI / 2)
    return [r * (0.46 + 0.54 * Math.cos(angle)), h + r * 0.6 * Math.sin(angle)]
  })
  const foot: V2[] = [
    [0, 1.2],
    [r * 0.78, 1.2],
    [r * 0.86, 0],
    [r * 0.95, 0.5],
    [r, 3],
  ]
  piece.add(body, turned([...foot, ...shoulder, [r * 0.46, h + r * 0.78]]))
  const ring = (low: number, high: number, out: number) =>
    turned([
      [r, low],
      [r + out, low + 0.2],
      [r + out, high - 0.2],
      [r, high],
    ])
  piece.add(band, ring(h * 0.2, h * 0.9, 0.2))
  piece.add(stripe, ring(h * 0.28, h * 0.4, 0.35))
  piece.add('label:logo', place(roundPrint(r + 0.4, r * 1.7, [h * 0.58, h * 0.58 + r * 0.42]), turnY(1.02)))
  addCap(tools, piece, options)
  return laid(piece.done())
}

function addCap(
  tools: Tools,
  piece: ReturnType<typeof startPiece>,
  { radius: r, height: h, cap, hasSpout = false }: BottleOptions,
) {
  const [base, wide] = [h + r * 0.72, r * 0.56]
  const rows: V2[] = hasSpout
    ? [
        [wide, base],
        [wide, base + 6],
        [wide * 0.6, base + 11],
        [wide * 0.34, base + r * 1.5],
        [wide * 0.28, base + r * 1.6],
        [0, base + r * 1.6],
      ]
    : [
        [wide, base],
        [wide + 0.2, base + 0.4],
        [wide, base + 14],
        [wide - 0.8, base + 15],
        [0, base + 15],
      ]
  piece.add(cap, tools.lathe(rows, [0, 0, 0], [0, 1, 0], { around: 56, edge: 34 }))
  for (let i = 0; i < 34; i++) {
    const rib = smallBox(tools, {
      width: 0.8,
      height: hasSpout ? 5 : 12,
      depth: 0.8,
      radius: 0.3,
      bevel: 0.2,
    })
    piece.add(cap, place(rib, turnY((i / 34) * TURN), move(wide, base + (hasSpout ? 3 : 7), 0)))
  }
}

/** Returns 120 ml of mineral oil for brakes. */
export const buildMineralOil = (tools: Tools): Piece =>
  bottle(tools, {
    radius: 22,
    height: 84,
    body: 'whitePlastic',
    band: 'forged',
    stripe: 'signalRed',
    cap: 'blackMatte',
  })

/** Returns 125 ml of sealant; its spout is pushed onto the valve. */
export const buildSealant = (tools: Tools): Piece =>
  bottle(tools, {
    radius: 23,
    height: 88,
    body: 'whitePlastic',
    band: 'blackMatte',
    stripe: 'connectorGreen',
    cap: 'connectorGreen',
    hasSpout: true,
  })

const forkOil = (tools: Tools, colour: FinishName): Piece =>
  bottle(tools, {
    radius: 27,
    height: 106,
    body: 'frosted',
    band: 'blackMatte',
    stripe: colour,
    cap: colour,
  })

/** Returns 250 ml of fork oil: thin for dampers, thick for the lowers. */
export const buildForkOil5 = (tools: Tools): Piece => forkOil(tools, 'threadLock')
export const buildForkOil20 = (tools: Tools): Piece => forkOil(tools, 'oil')
