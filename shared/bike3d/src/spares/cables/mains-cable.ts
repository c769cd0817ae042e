import { type Piece, startPiece } from '../../piece.ts'
import type { Tools } from '../../tools.ts'
import { gather, laid } from '../pose.ts'
import { atEnd } from './cable-end.ts'
import { coil, type CoilOptions } from './coil.ts'
import { applianceSocket, euPlug, MAINS, usPlug } from './mains-plugs.ts'
import { auPlug, chPlug, jpPlug, ukPlug } from './plugs-elsewhere.ts'
import { tie } from './tie.ts'

function mainsCable(tools: Tools, plug: Piece, lift: number): Piece {
  const options: CoilOptions = {
    radius: 52,
    cable: MAINS,
    turns: 5,
    oval: 1.5,
    start: [
      [92, -44],
      [112, -74],
      [150, -78],
    ],
    end: [
      [98, 40],
      [122, 66],
      [158, 56],
    ],
  }
  const path = coil(options)
  const piece = startPiece()
  piece.add('rubber', tools.tube(path, MAINS, { along: 420, around: 12 }))
  piece.add('webbing', tie(tools, options, Math.PI * 0.5), tie(tools, options, Math.PI * 1.5))
  return laid(
    gather(piece.done(), atEnd(applianceSocket(tools), path, 'start', 8), atEnd(plug, path, 'end', lift)),
  )
}

export const buildUsCable = (tools: Tools): Piece => mainsCable(tools, usPlug(tools), 13)
export const buildEuCable = (tools: Tools): Piece => mainsCable(tools, euPlug(tools), 6.8)
export const buildUkCable = (tools: Tools): Piece => mainsCable(tools, ukPlug(tools), 11)
export const buildAuCable = (tools: Tools): Piece => mainsCable(tools, auPlug(tools), 13)
export const buildChCable = (tools: Tools): Piece => mainsCable(tools, chPlug(tools), 8)
export const buildJpCable = (tools: Tools): Piece => mainsCable(tools, jpPlug(tools), 9)
