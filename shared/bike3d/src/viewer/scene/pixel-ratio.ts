/** The highest pixel ratio; more isn't visible on a bike. */
export const MOST_PIXELS = 2
const FEWEST = 0.6
const SLOW_FRAME_MS = 30
const FRAMES_LOOKED_AT = 6

/** Returns the control of the canvas's pixel ratio: full at rest, lower in motion when frames are slow. */
export function createPixelRatio(devicePixels: number) {
  const full = Math.min(devicePixels, MOST_PIXELS)
  let moving = full
  let slow = 0
  let before: number | null = null
  return {
    atRest: full,
    inMotion: () => moving,
    /** Records a frame of a motion; the time between frames tells how fast they are drawn. */
    see(now: number) {
      if (before !== null) slow = now - before > SLOW_FRAME_MS ? slow + 1 : 0
      before = now
      if (slow < FRAMES_LOOKED_AT) return
      slow = 0
      moving = Math.max(Math.min(full, FEWEST), moving * 0.75)
    },
    rest() {
      before = null
      slow = 0
    },
  }
}
