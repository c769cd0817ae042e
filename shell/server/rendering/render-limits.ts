/** The time and memory limits of a server bundle. */
export interface RenderLimits {
  /** The time to read and evaluate the bundle, in milliseconds. */
  startMs: number
  /** The time for one call from when the thread has received it, in milliseconds. */
  callMs: number
  /** The time for a new thread's first calls, during which its code is compiled, in milliseconds. */
  coldCallMs: number
  /** The size of the thread's heap, in megabytes. */
  memoryMb: number
  /** How many calls may wait for their turn. */
  queue: number
}

export const RENDER_LIMITS: RenderLimits = {
  startMs: 5000,
  callMs: 150,
  coldCallMs: 1000,
  memoryMb: 128,
  queue: 32,
}
