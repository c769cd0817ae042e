/** The source of animation frames: the window, or a clock in a test. */
export interface Frames {
  request: (work: (now: number) => void) => number
  cancel: (id: number) => void
}

export const windowFrames: Frames = {
  request: (work) => requestAnimationFrame(work),
  cancel: (id) => cancelAnimationFrame(id),
}

/** Returns a loop that draws only on request, at most once per frame, and not while paused. */
export function createDrawLoop(draw: (now: number) => void, frames: Frames) {
  const moves = new Map<string, Move>()
  let isWanted = false
  let isPaused = false
  let frame: number | null = null

  const schedule = () => {
    if (frame === null && !isPaused && (isWanted || moves.size > 0)) frame = frames.request(run)
  }
  const run = (now: number) => {
    frame = null
    isWanted = false
    for (const [name, move] of moves) if (advance(move, now)) moves.delete(name)
    draw(now)
    schedule()
  }
  const stop = () => {
    if (frame !== null) frames.cancel(frame)
    frame = null
  }

  return {
    request() {
      isWanted = true
      schedule()
    },
    /** Calls `step` with 0 to 1 over this duration; a later move of the same name replaces it. */
    move(name: string, durationMs: number, step: (t: number) => void) {
      if (durationMs <= 0) {
        moves.delete(name)
        step(1)
        isWanted = true
      } else moves.set(name, { durationMs, step, begun: null })
      schedule()
    },
    endMove: (name: string) => void moves.delete(name),
    pause() {
      isPaused = true
      stop()
    },
    resume() {
      isPaused = false
      schedule()
    },
    dispose() {
      isPaused = true
      moves.clear()
      stop()
    },
  }
}

export type DrawLoop = ReturnType<typeof createDrawLoop>

interface Move {
  durationMs: number
  step: (t: number) => void
  begun: number | null
}

/** Advances a move; returns whether it has ended. */
function advance(move: Move, now: number): boolean {
  move.begun ??= now
  const t = Math.min(1, (now - move.begun) / move.durationMs)
  move.step(t)
  return t >= 1
}

/** Returns an eased value: slow at both ends. */
export const ease = (t: number) => t * t * (3 - 2 * t)
