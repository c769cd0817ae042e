/** What a person works on, drawn as strokes on a 48 by 48 grid. */
const DRAWINGS = {
  /** A frame with the line of its measure below it. */
  frame: 'M9 33 18 14h17M18 14l7 19L35 14l5 19M9 33h16M14 10h8M35 14l-1.500-5h5M9 37v6M40 37v6M9 40h31',
  headset: 'M9 29v-5a15 15 0 0 1 30 0v5M8 28h6v11H8zM34 28h6v11h-6zM38 39c0 3-4 5-9 5M25 42h4v3h-4z',
  spanner: 'M33 8A10 10 0 0 0 20 21L8.500 32.500a4.600 4.600 0 0 0 7 7L27 28A10 10 0 0 0 40 15l-7 6-5-1-1-5z',
  helmet:
    'M7 30c0-11 8-18 18-18 9 0 16 7 16 17v2H8zM14 25c2-5 6-8 12-9M22 26c2-4 6-6 11-6M33 31c0 5-3 9-9 9h-3M21 40l-5-9',
  battery: 'M6 14h32v20H6zM42 20v8M24 17l-6 8h6l-2 6 7-9h-6z',
  box: 'M24 7 8 14v19l16 8 16-8V14zM8 14l16 8 16-8M24 22v19M16 10.500l16 7.500v7',
  person: 'M24 23a7 7 0 1 0 0-14 7 7 0 0 0 0 14M10 40a14 14 0 0 1 28 0',
} as const

type Drawing = keyof typeof DRAWINGS

/** Words of a role, and what is drawn for them; the first that fits counts. */
const ROLES: ReadonlyArray<[words: RegExp, drawing: Drawing]> = [
  [/design|frame|founder/i, 'frame'],
  [/support|service/i, 'headset'],
  [/rider|rides/i, 'helmet'],
  [/motor|batter/i, 'battery'],
  [/parts|stock|store/i, 'box'],
  [/build|mechanic|workshop/i, 'spanner'],
]

/** Returns the path of the drawing that belongs to a person's role. */
export function emblemOf(role: string): string {
  const drawing = ROLES.find(([words]) => words.test(role))?.[1] ?? 'person'
  return DRAWINGS[drawing]
}
