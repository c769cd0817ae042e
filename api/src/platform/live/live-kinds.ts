import type { Caller } from '../http/access.ts'

/** A kind of thing that can be listened to. What a `(Caller | null)[]` holds: null is a guest. */
export interface LiveKind {
  /** Returns the topic as it is published, or null when this caller can't listen to it at all. */
  topicFor: (id: number | null, caller: Caller | null) => string | null
  /** Returns which of the callers may be told now that it has changed, in their order. */
  mayHear: (id: number | null, callers: Array<Caller | null>) => Promise<boolean[]>
}

/** The kinds by their name in topics: 'forum-thread' of `forum-thread:12`. */
export type LiveKinds = Readonly<Record<string, LiveKind>>

export interface Topic {
  kind: LiveKind
  id: number | null
  /** The topic as the caller named it. */
  asked: string
  /** The topic as it is published. */
  published: string
}

/** Returns a topic that a caller names, or null when there is none of this name for them. */
export function findTopic(kinds: LiveKinds, asked: string, caller: Caller | null): Topic | null {
  const [name = '', number] = asked.split(':')
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  const id = number === undefined ? null : Number(number)
  const published = kind?.topicFor(id, caller) ?? null
  return kind && published !== null ? { kind, id, asked, published } : null
}
