import type { ServerBundle } from '@nireeka/contracts'

/** A call to the thread; the next one is sent after this one's answer. */
export type Call =
  | { kind: 'queries'; url: string }
  | { kind: 'render'; page: Parameters<ServerBundle['render']>[0] }

export interface Thrown {
  message: string
  stack: string
}

/** A message from the thread: first the outcome of its start, then one answer per call. */
export type Message =
  | { type: 'ready' }
  | { type: 'failed'; reason: 'missing' | 'broken'; error: Thrown }
  | { type: 'result'; result: unknown }
  | { type: 'threw'; error: Thrown }
