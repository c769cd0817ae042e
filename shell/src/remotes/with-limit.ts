/** Returns the promise's result, and rejects if it is still pending after this many ms. */
export function withLimit<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} timed out`)), ms)
  })
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}
