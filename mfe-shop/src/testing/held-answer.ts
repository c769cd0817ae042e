/** Returns an answer that the test resolves when it wants. */
export function heldAnswer() {
  const waiting: Array<(data: unknown) => void> = []
  const answer = new Promise<unknown>((resolve) => {
    waiting.push(resolve)
  })
  return { answer, release: (data: unknown) => waiting.forEach((resolve) => resolve(data)) }
}
