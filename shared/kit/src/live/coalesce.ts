/**
 * Returns a function that runs `work` at once, and once more afterwards for all calls that came in the meantime: a
 * hundred likes at a time are two readings and not a hundred.
 */
export function coalesce(work: () => Promise<unknown>) {
  let isRunning = false
  let isWanted = false
  return async function call(): Promise<void> {
    isWanted = true
    if (isRunning) return
    isRunning = true
    while (isWanted) {
      isWanted = false
      await work()
    }
    isRunning = false
  }
}
