import { type Piece, startPiece } from '../../piece.ts'
import type { Tools } from '../../tools.ts'
import { gather, laid } from '../pose.ts'
import { atEnd } from './cable-end.ts'
import { coil, type CoilOptions } from './coil.ts'
import { connector } from './connector.ts'
import { tie } from './tie.ts'

const CABLE = 2.4
/** Half a connector's thickness. */
const LIFT = 5.6

/** Returns a cable, coiled and tied, with a plug at one end and a socket at the other. */
function cable(
  tools: Tools,
  size: { radius: number; turns: number },
  ring: 'connectorGreen' | 'connectorYellow' | 'signalRed',
): Piece {
  const r = size.radius
  const options: CoilOptions = {
    ...size,
    cable: CABLE,
    oval: 1.2,
    lift: LIFT,
    start: [
      [r * 1.25, -r * 0.5],
      [r * 1.55, -r * 0.9],
      [r * 2.1, -r * 1],
    ],
    end: [
      [r * 1.3, r * 0.5],
      [r * 1.7, r * 0.82],
      [r * 2.3, r * 0.8],
    ],
  }
  const path = coil(options)
  const piece = startPiece()
  piece.add('rubber', tools.tube(path, CABLE, { along: 110 * size.turns, around: 12 }))
  piece.add('webbing', tie(tools, options, Math.PI))
  const plug = connector(tools, { cable: CABLE, ring })
  const socket = connector(tools, { cable: CABLE, ring, kind: 'socket' })
  return laid(gather(piece.done(), atEnd(plug, path, 'start'), atEnd(socket, path, 'end')))
}

/** Returns the display's cable of 60 cm. */
export const buildDisplayCable = (tools: Tools): Piece =>
  cable(tools, { radius: 28, turns: 2 }, 'connectorGreen')

/** Returns the light's cable of 1.2 m. */
export const buildLightCable = (tools: Tools): Piece => cable(tools, { radius: 34, turns: 4 }, 'signalRed')

/** Returns the cable between the range extender and the frame. */
export const buildExtenderCable = (tools: Tools): Piece =>
  cable(tools, { radius: 24, turns: 1 }, 'connectorYellow')

/** Returns the cable of 2 m between a charging dock and the bike. */
export const buildDockCable = (tools: Tools): Piece =>
  cable(tools, { radius: 40, turns: 6 }, 'connectorYellow')
