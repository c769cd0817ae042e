import type { Paint } from '../../configuration/paint-of.ts'
import { blendPaints } from './blend-paints.ts'

/** Duration of a change of colour: long enough to be seen, short enough not to feel slow. */
export const COLOUR_CHANGE_MS = 250

interface Needs {
  apply: (paint: Paint) => void
  /** Calls `step` with 0 to 1 over this duration. */
  move: (durationMs: number, step: (t: number) => void) => void
  reducesMotion: boolean
}

/** Returns what paints the bike: at once the first time, later with a transition from the visible colour. */
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
