/** What was, what is, and what was undone; the newest of `past` and the next of `future` are their last ones. */
export interface History<Value> {
  past: readonly Value[]
  present: Value
  future: readonly Value[]
}

/** So many steps can be undone; older ones are forgotten. */
export const MOST_STEPS = 100

export const beginHistory = <Value>(present: Value): History<Value> => ({ past: [], present, future: [] })

/** Takes a new value on; what was undone before is given up. The same value again is no step. */
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
