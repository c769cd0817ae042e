/** An undo history. The last item of `past` is the newest; the last item of `future` is the next to redo. */
export interface History<Value> {
  past: readonly Value[]
  present: Value
  future: readonly Value[]
}

/** The maximum number of undo steps; older ones are dropped. */
export const MOST_STEPS = 100

export const beginHistory = <Value>(present: Value): History<Value> => ({ past: [], present, future: [] })

/** Returns the history with a new value, without anything to redo. An equal value adds no step. */
export function record<Value>(
  history: History<Value>,
  next: Value,
  isSame: (one: Value, other: Value) => boolean,
): History<Value> {
  if (isSame(history.present, next)) return history
  return { past: [...history.past, history.present].slice(-MOST_STEPS), present: next, future: [] }
}

export function undo<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history
  if (past.length === 0) return history
  return { past: past.slice(0, -1), present: past.at(-1)!, future: [...future, present] }
}

export function redo<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history
  if (future.length === 0) return history
  return { past: [...past, present], present: future.at(-1)!, future: future.slice(0, -1) }
}
