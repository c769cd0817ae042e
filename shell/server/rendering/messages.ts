import type { ServerBundle } from '@nireeka/contracts'

/** To the thread: one call. The next one comes when this one has been answered. */
export type Call =
  | { kind: 'queries'; url: string }
  | { kind: 'render'; page: Parameters<ServerBundle['render']>[0] }

export interface Thrown {
  message: string
  stack: string
}

/** From the thread: first how its start went, then one answer for each call. */
export type Message =
  | { type: 'ready' }
  | { type: 'failed'; reason: 'missing' | 'broken'; error: Thrown }
  | { type: 'result'; result: unknown }
  | { type: 'threw'; error: Thrown }
