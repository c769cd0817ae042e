/** An answer that comes when the test lets it. */
export function heldAnswer() {
  const waiting: Array<(data: unknown) => void> = []
  const answer = new Promise<unknown>((resolve) => {
    waiting.push(resolve)
  })
  return { answer, release: (data: unknown) => waiting.forEach((resolve) => resolve(data)) }
}
