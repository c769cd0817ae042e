/** More points than this no eye sees on a bike. */
export const MOST_PIXELS = 2
const FEWEST = 0.6
const SLOW_FRAME_MS = 30
const FRAMES_LOOKED_AT = 6

/** How many points of the drawing make one of the page: full at rest, fewer in motion where frames come too slowly. */
export function createPixelRatio(devicePixels: number) {
  const full = Math.min(devicePixels, MOST_PIXELS)
  let moving = full
  let slow = 0
  let before: number | null = null
  return {
    atRest: full,
    inMotion: () => moving,
    /** Tells of a frame of a motion; the time between two says how fast they are drawn. */
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
