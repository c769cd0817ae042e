import type { PieceMaker } from '../../piece.ts'
import type { Tools } from '../../tools.ts'

/** Adds the socket at the battery's end (its x): a collar with a seal and five gold-plated pins. */
export function addContacts(tools: Tools, piece: PieceMaker, end: number) {
  piece.add(
    'blackGloss',
    tools.lathe(
      [
        [0, -2],
        [23, -2],
        [23, 7],
        [21, 9],
        [18.4, 9],
        [18, 5],
        [0, 5],
      ],
      [end, 0, 0],
      [end + 1, 0, 0],
      { around: 56 },
    ),
  )
  piece.add(
    'signalRed',
    tools.lathe(
      [
        [22.6, 2.6],
        [23.5, 3.2],
        [23.5, 4.6],
        [22.6, 5.2],
      ],
      [end, 0, 0],
      [end + 1, 0, 0],
      { around: 56 },
    ),
  )
  for (const [y, z] of [
    [0, 0],
    [9.5, 0],
    [-9.5, 0],
    [0, 9.5],
    [0, -9.5],
  ] as const)
    piece.add(
      'brass',
      tools.lathe(
        [
          [0, 4],
          [2.8, 4],
          [2.8, 9],
          [1.8, 10.6],
          [0, 11],
        ],
        [end, y, z],
        [end + 1, y, z],
        { around: 20 },
      ),
    )
}
