import type { Paint } from '../../configuration/paint-of.ts'
import { blendPaints } from './blend-paints.ts'

/** Long enough to be seen as a change of colour, short enough not to be waited for. */
export const COLOUR_CHANGE_MS = 250

interface Needs {
  apply: (paint: Paint) => void
  /** Calls back with 0 to 1 over so many milliseconds. */
  move: (durationMs: number, step: (t: number) => void) => void
  reducesMotion: boolean
}

/** Paints at once the first time, and flows from what is seen to the next colour after that. */
export function createLivePaint({ apply, move, reducesMotion }: Needs) {
  let seen: Paint | null = null
  const show = (paint: Paint) => {
    seen = paint
    apply(paint)
  }
  return (paint: Paint) => {
    const from = seen
    if (!from) show(paint)
    else move(reducesMotion ? 0 : COLOUR_CHANGE_MS, (t) => show(blendPaints(from, paint, t)))
  }
}
