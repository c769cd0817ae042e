import { ACCESSORY_COLOURS, type AccessoryColour } from '../../../src/accessories/index.ts'
import { cityHelmet } from '../../../src/accessories/helmet/city-helmet.ts'
import { posed } from '../../../src/accessories/pose.ts'
import { meshesOf } from '../../../src/model/meshes-of.ts'
import { curve } from '../../../src/shapes/curves.ts'
import { move, turnZ } from '../../../src/shapes/transforms.ts'
import type { V3 } from '../../../src/shapes/vectors.ts'
import { createTools } from '../../../src/tools.ts'
import type { Model } from '../../subjects.ts'
import { GAZE, onHead } from './head.ts'
import type { Pose } from './pose.ts'

/** The helmet's straps lie open beside the model; on a head they are drawn along the cheeks. */
const OPEN_STRAPS = ['webbing', 'greyPlastic', 'blackGloss']
/** From the ground below the helmet's model to the middle of the head. */
const PLACE = { ahead: 2, up: -46 }

/** Returns the city helmet on a rider's head, its straps closed below the chin. */
export function wornHelmet(pose: Pose, colour: AccessoryColour): Model {
  const tools = createTools('still')
  const whole = cityHelmet(tools)
  const shell = { meshes: whole.meshes.filter(({ material }) => !OPEN_STRAPS.includes(material)) }
  const { head } = pose
  const worn = posed(shell, move(head.x, head.y, 0), turnZ(GAZE), move(PLACE.ahead, PLACE.up, 0))
  const on = onHead(pose)
  const straps = [1, -1].flatMap((side) =>
    [
      [44, 0, 86],
      [-70, -20, 74],
    ].map((start) => {
      const points: V3[] = [
        on([start[0]!, start[1]!, start[2]! * side]),
        on([18, -46, 72 * side]),
        on([46, -100, 20 * side]),
      ]
      return tools.tube(curve(points), 5, { along: 18, around: 8 })
    }),
  )
  const meshes = [...worn.meshes, ...straps.map((geometry) => ({ material: 'webbing' as const, geometry }))]
  return {
    pieces: [{ name: 'item', key: 'item', meshes: meshesOf({ meshes }), apart: [0, 0, 0] }],
    tint: ACCESSORY_COLOURS[colour],
  }
}
