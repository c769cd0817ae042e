const SLICES = 5

/**
 * Calls back when this much time is over, counted in slices: a machine that is so busy that the edge's own slices come
 * late has given the thread less time, too. Answers how to stop it.
 */
export function startRenderTimeout(ms: number, isOver: () => void): () => void {
  let left = SLICES
  let isStopped = false
  const wait = () => setTimeout(look, ms / SLICES)

  // What has arrived meanwhile is read before the next slice is counted.
  const look = () => setImmediate(count)

  function count() {
    if (isStopped) return
    left--
    if (left === 0) isOver()
    else wait()
  }

  wait()
  return () => void (isStopped = true)
}
