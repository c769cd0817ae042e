import { Vector3 } from 'three'

import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { place } from '../../shapes/transforms.ts'
import type { V3 } from '../../shapes/vectors.ts'
import { planBar } from '../cockpit/bar.ts'
import { onSteering } from '../measures.ts'
import type { BikePlan } from '../pieces.ts'
import { smallBox } from '../small-box.ts'
import { basketPosition } from './basket.ts'
import { looking } from './looking.ts'
import { addTailLight } from './tail-light.ts'

/**
 * Returns the lights: a headlight with high beam and a tail light with brake light, which is on the rack if there is
 * one.
 */
export function buildLights(plan: BikePlan): Piece {
  const piece = startPiece()
  const { shape } = plan
  if (shape.basket || shape.bike !== 'nireeka-homie') addBlockLight(piece, plan)
  else addLampLight(piece, plan)
  addTailLight(piece, plan)
  return piece.done()
}

/** Adds a headlight below the bar, or below the front of a basket: cooling fins, two reflectors behind one lens. */
function addBlockLight(piece: PieceMaker, { tools, measures, shape }: BikePlan) {
  const { clamp } = planBar(measures, shape)
  const basket = shape.basket ? basketPosition(measures) : null
  const at: V3 = basket ? [basket.rear + 168, basket.low - 26, 0] : [clamp[0] + 28, clamp[1] - 36, 0]
  const into = looking(at, new Vector3(1, -0.04, 0))
  const add = (material: Parameters<PieceMaker['add']>[0], geometry: ReturnType<typeof smallBox>) =>
    piece.add(material, place(geometry, into))
  // In the light's own space: x sideways, y up, z ahead.
  add('blackMatte', tools.box({ width: 46, height: 27, depth: 36, radius: 9, bevel: 4 }))
  for (let i = 0; i < 5; i++)
    add(
      'alloyDark',
      smallBox(tools, { width: 38, height: 2, depth: 22, radius: 0.9 }).translate(
        0,
        8 - i * 4 + 6,
        -12 + (i % 2) * 0.01,
      ),
    )
  for (const side of [1, -1]) {
    add(
      'alloy',
      tools.lathe(
        [
          [10.4, 20],
          [10, 20.4],
          [8.6, 18.4],
          [5, 15.4],
          [0, 14.6],
        ],
        [side * 10.6, 0, 0],
        [side * 10.6, 0, 1],
        { around: 26 },
      ),
    )
    add(
      'ledWhite',
      smallBox(tools, { width: 5, height: 5, depth: 2, radius: 0.6 }).translate(side * 10.6, 0, 16.6),
    )
  }
  add('clearLens', smallBox(tools, { width: 40, height: 5, depth: 3, radius: 1.2 }).translate(0, -10.6, 17.4))
  add('blackGloss', frame(tools))
  const stem: V3[] = basket
    ? [
        [at[0] - 6, at[1] + 8, 0],
        [at[0] - 8, basket.low - 4, 0],
      ]
    : [
        [at[0] - 6, at[1] + 10, 0],
        [at[0] - 8, at[1] + 22, 0],
        [clamp[0] + 16, clamp[1] - 12, 0],
      ]
  piece.add('satin', tools.tube(stem, 6, { along: 6, around: 14 }))
}

const frame = (tools: BikePlan['tools']) =>
  smallBox(tools, { width: 43, height: 2.2, depth: 3.4, radius: 1 }).translate(0, 12, 17.6)

/** Adds a round lamp on a bracket at the head tube. */
function addLampLight(piece: PieceMaker, { tools, measures }: BikePlan) {
  const up = measures.headLength * 0.58
  const c = onSteering(measures, up, 62)
  const to: V3 = [c[0] + 1, c[1] - 0.06, 0]
  piece.add(
    'alloy',
    tools.lathe(
      [
        [0, -27],
        [6, -26.6],
        [14, -24],
        [24, -16],
        [30, 0],
        [33, 16],
        [34, 20],
        [34, 22.6],
        [32.4, 23],
        [31.6, 21],
      ],
      c,
      to,
      { around: 52 },
    ),
  )
  piece.add(
    'alloy',
    tools.lathe(
      [
        [31, 20],
        [26, 8],
        [16, 0],
        [0, -3],
      ],
      c,
      to,
      { around: 40 },
    ),
  )
  piece.add(
    'ledWhite',
    tools.lathe(
      [
        [0, 6],
        [4, 5],
        [5, 2],
        [5, -2],
      ],
      c,
      to,
      { around: 20 },
    ),
  )
  piece.add(
    'clearLens',
    tools.lathe(
      [
        [7, 21.6],
        [12, 22.2],
        [14, 21.4],
        [18, 22.2],
        [22, 21.4],
        [26, 21.6],
        [31.8, 20],
      ],
      c,
      to,
      { around: 44 },
    ),
  )
  piece.add(
    'blackMatte',
    tools.tube(
      [[c[0] - 14, c[1] - 16, 0], [c[0] - 22, c[1] - 30, 0], onSteering(measures, up - 26, 24)],
      5.4,
      { along: 12, around: 14 },
    ),
  )
  piece.add('blackMatte', tools.cylinder([c[0] - 15, c[1] - 18, -9], [c[0] - 15, c[1] - 18, 9], 7, 20))
  piece.add('steel', tools.cylinder([c[0] - 15, c[1] - 18, 9], [c[0] - 15, c[1] - 18, 11], 3.6, 6))
  piece.add(
    'blackMatte',
    tools.lathe(
      [
        [22, -9],
        [27.6, -9],
        [28.4, -8],
        [28.4, 8],
        [27.6, 9],
        [22, 9],
      ],
      onSteering(measures, up - 28),
      onSteering(measures, up - 20),
      { around: 40 },
    ),
  )
}
