/** The entry of the session storage. */
const KEPT_ATTEMPT = 'checkoutAttempt'

interface Attempt {
  key: string
  hash: string
  /** When it was first sent, in milliseconds. */
  at: number
}

interface Needs {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  newKey: () => string
  now: () => number
}

/** An order that nobody paid within half an hour is over; a little before that, the same order is another one. */
const GOOD_FOR_MS = 25 * 60_000

/**
 * Names each try to place an order, so that a second press, a reload and a lost answer lead to the one order. What is
 * kept in the tab is the name and a hash of the order: nothing of the person.
 */
export function createAttempts({ storage, newKey, now }: Needs) {
  let attempt: Attempt | null = null

  return {
    /** The same key for the same order, until it is forgotten. */
    async keyFor(order: unknown): Promise<string> {
      const hash = await hashOf(order)
      const known = attempt ?? read(storage)
      const isSame = known?.hash === hash && now() - known.at < GOOD_FOR_MS
      attempt = isSame ? known : { key: newKey(), hash, at: now() }
      quietly(() => storage.setItem(KEPT_ATTEMPT, JSON.stringify(attempt)))
      return attempt.key
    },
    /** It was answered: the next press is another try. */
    forget() {
      attempt = null
      quietly(() => storage.removeItem(KEPT_ATTEMPT))
    },
  }
}

export type Attempts = ReturnType<typeof createAttempts>

async function hashOf(order: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(order))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function read(storage: Needs['storage']): Attempt | null {
  try {
    const kept = JSON.parse(storage.getItem(KEPT_ATTEMPT) ?? 'null') as Partial<Attempt> | null
    const { key, hash, at } = kept ?? {}
    return typeof key === 'string' && typeof hash === 'string' && typeof at === 'number'
      ? { key, hash, at }
      : null
  } catch {
    return null
  }
}

/** A storage that is full or forbidden costs the name its life over a reload, and nothing else. */
function quietly(work: () => void) {
  try {
    work()
  } catch {
    // In memory it is kept all the same.
  }
}
