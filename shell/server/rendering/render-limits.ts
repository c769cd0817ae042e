/** How far a server bundle's code may go. */
export interface RenderLimits {
  /** For reading and evaluating the bundle. */
  startMs: number
  /** For one call, from when the thread has it. */
  callMs: number
  /** For the first calls of a thread, whose code is compiled only now. */
  coldCallMs: number
  /** The thread's heap. */
  memoryMb: number
  /** Calls that may wait for their turn. */
  queue: number
}

export const RENDER_LIMITS: RenderLimits = {
  startMs: 5000,
  callMs: 150,
  coldCallMs: 1000,
  memoryMb: 128,
  queue: 32,
}
