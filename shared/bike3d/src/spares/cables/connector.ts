import type { FinishName } from '../../materials/finishes.ts'
import { type Piece, startPiece } from '../../piece.ts'
import type { V2 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'

interface ConnectorOptions {
  /** Half the cable's thickness, with which the strain relief begins. */
  cable: number
  ring?: FinishName
  kind?: 'plug' | 'socket'
}

const LENGTH = 30

/**
 * Returns a round waterproof connector: the cable enters at the origin, the connector points along x. Its coloured
 * ring shows what it connects to.
 */
export function connector(
  tools: Tools,
  { cable, ring = 'signalRed', kind = 'plug' }: ConnectorOptions,
): Piece {
  const piece = startPiece()
  const turned = (rows: V2[]) => tools.lathe(rows, [0, 0, 0], [1, 0, 0], { around: 36, edge: 34 })
  piece.add('rubber', turned(strainRelief(cable)))
  piece.add('blackMatte', turned(body()))
  piece.add(
    ring,
    turned([
      [5.5, 23],
      [5.75, 23.2],
      [5.75, 24.8],
      [5.5, 25],
    ]),
  )
  const nose: V2[] = [
    [5.2, 25],
    [5, 25.4],
    [5, LENGTH - 0.4],
    [4.6, LENGTH],
    [3.9, LENGTH],
    [3.9, LENGTH - 4],
    [0, LENGTH - 4],
  ]
  piece.add('blackGloss', turned(nose))
  for (const [y, z] of [
    [1.7, 0],
    [-0.9, 1.5],
    [-0.9, -1.5],
  ] as const)
    piece.add('brass', tools.cylinder([20, y, z], [LENGTH - (kind === 'plug' ? 0.6 : 3.4), y, z], 0.55, 10))
  piece.add('greyPlastic', tools.cylinder([19, 5, 0], [21.4, 5.4, 0], { from: 1.4, to: 0.6 }, 12))
  return piece.done()
}

/** Returns the rows of a ribbed strain relief that gets wider. */
function strainRelief(cable: number): V2[] {
  const rows: V2[] = [[cable * 0.9, -1]]
  for (let i = 0; i < 5; i++) {
    const radius = cable + 0.9 + i * ((4.4 - cable) / 5)
    rows.push(
      [radius - 0.5, i * 2],
      [radius, i * 2 + 0.3],
      [radius + 0.15, i * 2 + 1.3],
      [radius - 0.4, i * 2 + 1.6],
    )
  }
  rows.push([4.6, 10], [4.8, 11])
  return rows
}

function body(): V2[] {
  const rows: V2[] = [
    [3, 10.4],
    [5, 10.6],
    [5.4, 11.2],
    [5.4, 12.4],
  ]
  for (let i = 0; i < 4; i++)
    rows.push([5.4, 12.6 + i * 2], [4.9, 12.9 + i * 2], [4.9, 13.6 + i * 2], [5.4, 13.9 + i * 2])
  rows.push([5.4, 20.6], [5.6, 21], [5.6, 25.2], [5.2, 25.6])
  return rows
}
