const SLICES = 5

/**
 * Starts a timeout that is counted in slices: if the machine is so busy that the edge's own slices come late, the
 * thread has had less time too and gets more. Returns the function that stops it.
 */
export function startRenderTimeout(ms: number, isOver: () => void): () => void {
  let left = SLICES
  let isStopped = false
  const wait = () => setTimeout(look, ms / SLICES)

  // Messages that have arrived meanwhile are read before the next slice is counted.
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
