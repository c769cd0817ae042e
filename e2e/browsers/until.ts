/** Long enough for a first page on a machine that builds something else, so that only a real hang fails. */
const LIMIT_MS = 60_000
const REST_MS = 100

/**
 * Looks again until the answer is as wanted, and returns it. What a look throws, such as in the middle of a navigation,
 * is no answer.
 */
export async function until<Answer>(
  what: string,
  look: () => Promise<Answer>,
  isWanted: (answer: Answer) => boolean = Boolean,
): Promise<Answer> {
  const end = Date.now() + LIMIT_MS
  let last: unknown
  while (Date.now() < end) {
    try {
      const answer = await look()
      if (isWanted(answer)) return answer
      last = JSON.stringify(answer)
    } catch (error) {
      last = error
    }
    await new Promise((resolve) => setTimeout(resolve, REST_MS))
  }
  throw new Error(`Not so within ${LIMIT_MS} ms: ${what}; at last: ${last}`)
}
