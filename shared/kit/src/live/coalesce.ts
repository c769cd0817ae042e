/**
 * Returns a function that runs `work` at once, and once more afterwards for all calls that came in the meantime, with
 * the input of the last one: a hundred likes at a time are two readings and not a hundred.
 */
export function coalesce<Input = void>(work: (input: Input) => Promise<unknown>) {
  let isRunning = false
  const waiting: Input[] = []
  return async function call(input: Input): Promise<void> {
    waiting.splice(0, waiting.length, input)
    if (isRunning) return
    isRunning = true
    while (waiting.length > 0) {
      const [next] = waiting.splice(0) as [Input]
      await work(next)
    }
    isRunning = false
  }
}
