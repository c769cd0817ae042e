import { type BufferGeometry, Matrix4, Vector3 } from 'three'

import { type Piece, type PieceMaker, startPiece } from '../../piece.ts'
import { basis, place } from '../../shapes/transforms.ts'
import { roundedRectangle } from '../../shapes/extrude.ts'
import type { V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'
import type { BikePlan } from '../pieces.ts'
import { smallBox } from '../small-box.ts'
import { type Bar, planBar } from './bar.ts'

interface Model {
  material: 'displaySmall' | 'displayTouch'
  /** Width, height and thickness of the display's housing; size of its screen. */
  body: V3
  screen: [number, number]
  /** How far the screen's middle is above that of the housing. */
  above: number
}

const MODELS = {
  small: { material: 'displaySmall', body: [52, 84, 13], screen: [44, 70], above: 2 },
  touch: { material: 'displayTouch', body: [70, 122, 12], screen: [62, 108], above: 2 },
} as const satisfies Record<string, Model>

/** Returns the display above the stem, on two arms from the bar; its screen faces the rider. */
export function buildDisplay({ tools, measures, shape }: BikePlan): Piece {
  const piece = startPiece()
  const bar = planBar(measures, shape)
  const model = MODELS[shape.display]
  const tilt = 0.36
  const ahead = new Vector3(Math.cos(tilt), Math.sin(tilt), 0)
  const face = new Vector3(-Math.sin(tilt), Math.cos(tilt), 0)
  const [x, y] = bar.clamp
  const at = new Vector3(x + 26 + model.body[1] * 0.14, y + 34, 0)
  const into = basis({ x: new Vector3(0, 0, 1), y: ahead, z: face, at })
  addUnit(piece, tools, model, into)
  addArms(piece, tools, bar, at)
  return piece.done()
}

/** Returns the display alone, upright: x to the right, y up, z out of the screen. */
export function buildDisplayUnit(tools: Tools, kind: BikePlan['shape']['display']): Piece {
  const piece = startPiece()
  addUnit(piece, tools, MODELS[kind], new Matrix4())
  return piece.done()
}

/** Adds the display in its own space: x to the right, y away from the rider, z out of the screen. */
function addUnit(piece: PieceMaker, tools: Tools, model: Model, into: Matrix4) {
  const [width, height, depth] = model.body
  const put = (geometry: BufferGeometry) => place(geometry, into)
  piece.add('blackMatte', put(tools.box({ width, height, depth, radius: 12, bevel: 4.5 })))
  piece.add(
    'blackGloss',
    put(
      tools
        .extrude(roundedRectangle(width - 6, height - 6, 9), {
          depth: 1,
          bevel: 0.4,
          bevelSteps: 1,
          curveSteps: 5,
        })
        .translate(0, 0, depth / 2),
    ),
  )
  const screen = put(screenOf(tools, model))
  piece.add(model.material, screen)
  piece.add(
    'ledGreen',
    put(
      smallBox(tools, { width: 12, height: 1.8, depth: 1, radius: 0.8 }).translate(
        0,
        -height / 2 + 4.4,
        depth / 2 + 0.5,
      ),
    ),
  )
  const key = smallBox(tools, { width: 4, height: 22, depth: 5, radius: 1.6 })
  piece.add('satin', put(key.translate(width / 2, 8, 0)))
}

function screenOf(tools: Tools, { screen: [width, height], above, body }: Model): BufferGeometry {
  const shape = roundedRectangle(width, height, 6)
  const geometry = tools.extrude(shape, { depth: 0.7, bevel: 0.25, bevelSteps: 1, curveSteps: 5 })
  const position = geometry.getAttribute('position')
  const uv = geometry.getAttribute('uv')
  for (let i = 0; i < position.count; i++)
    uv.setXY(i, position.getX(i) / width + 0.5, position.getY(i) / height + 0.5)
  return geometry.translate(0, above, body[2] / 2 + 0.5)
}

function addArms(piece: PieceMaker, tools: Tools, { clamp: [x, y] }: Bar, at: Vector3) {
  for (const side of [1, -1]) {
    const z = side * 31
    piece.add(
      'blackMatte',
      tools.lathe(
        [
          [15, -5],
          [18.4, -5],
          [19, -4.2],
          [19, 4.2],
          [18.4, 5],
          [15, 5],
        ],
        [x, y, z],
        [x, y, z + side],
        { around: 28 },
      ),
    )
    const arm: V3[] = [
      [x + 8, y + 15, z],
      [x + 16, y + 22, side * 26],
      [at.x - 4, at.y - 9, side * 10],
    ]
    piece.add('blackMatte', tools.tube(arm, 4.6, { along: 12, around: 10, round: 2 }))
    piece.add('steel', tools.cylinder([x - 18, y - 3, z], [x - 18, y + 4, z], 2.6, 10))
  }
  piece.add(
    'blackMatte',
    smallBox(tools, { width: 34, height: 30, depth: 26, radius: 6 })
      .rotateX(Math.PI / 2)
      .rotateZ(0.36)
      .translate(at.x - 2, at.y - 9, 0),
  )
}
