import type { PieceMaker } from '../../piece.ts'
import type { V2, V3 } from '../../shapes/vectors.ts'
import type { Tools } from '../../tools.ts'

export interface Post {
  /** Length of the post above the frame. */
  free: number
  on: (up: number) => V3
}

/**
 * Adds a dropper post: lower tube, sealing head and the slim polished tube that slides in it; the cable is inside the
 * frame.
 */
export function addDropper(piece: PieceMaker, tools: Tools, { free, on }: Post) {
  const head = Math.min(62, free * 0.45)
  piece.add('anodised', tools.cylinder(on(-40), on(head - 24), 15.4, 34))
  piece.add('blackGloss', tools.lathe(DROPPER_HEAD, on(head - 26), on(head), { around: 40 }))
  piece.add('stanchionBlack', tools.cylinder(on(head - 4), on(free), 13, 34))
  piece.add(
    'alloyGold',
    tools.lathe(
      [
        [12, 0],
        [16.6, 0],
        [16.6, 1.6],
        [12, 1.8],
      ],
      on(head - 7),
      on(head),
      { around: 36 },
    ),
  )
}

const DROPPER_HEAD: V2[] = [
  [14, 0],
  [15.8, 0],
  [18.4, 4],
  [18.6, 6],
  [18.6, 20],
  [18, 22],
  [16.4, 25],
  [13.4, 26],
]

/** Adds a suspension post: a folded rubber boot hides the sliding tube, and a nut below it holds the parts together. */
export function addSuspension(piece: PieceMaker, tools: Tools, { free, on }: Post) {
  const [low, high] = [Math.max(24, free - 106), free - 26]
  piece.add('anodised', tools.cylinder(on(-40), on(low), 15.4, 34))
  piece.add('alloyDark', tools.lathe(NUT, on(low - 8), on(low + 8), { around: 40 }))
  piece.add('rubber', tools.lathe(boot(high - low - 8), on(low + 6), on(high), { around: 36, edge: 80 }))
  piece.add(
    'alloyDark',
    tools.lathe(
      [
        [12, 0],
        [17, 0],
        [17.6, 1.2],
        [17.6, 7],
        [15, 10],
        [12, 10],
      ],
      on(high - 3),
      on(high + 8),
      { around: 36 },
    ),
  )
  piece.add('stanchionBlack', tools.cylinder(on(high), on(free), 13.4, 30))
}

const NUT: V2[] = [
  [15, 0],
  [17, 0],
  [18.4, 1],
  [18.4, 4],
  [17.4, 5],
  [18.4, 6],
  [18.4, 12],
  [17, 14],
  [13, 14],
]

/** Returns the rows of a boot with folds that get slimmer upwards. */
function boot(length: number): V2[] {
  const folds = 7
  const rows: V2[] = []
  for (let i = 0; i <= folds * 4; i++) {
    const t = i / (folds * 4)
    rows.push([16 - t * 1.4 + 1.9 * Math.cos(t * folds * Math.PI * 2 + Math.PI), t * length])
  }
  return rows
}
