/** The key in session storage. */
const STORED_ATTEMPT = 'checkoutAttempt'

interface Attempt {
  key: string
  hash: string
  /** When the order was first sent, in ms since the epoch. */
  at: number
}

interface Needs {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  newKey: () => string
  now: () => number
}

/** An unpaid order expires after half an hour; shortly before that, sending it again creates a new order. */
const GOOD_FOR_MS = 25 * 60_000

/**
 * Returns the idempotency keys of attempts to place an order, so that a double click, a reload or a lost answer leads
 * to a single order. The tab stores the key and a hash of the order, and no personal data.
 */
export function createAttempts({ storage, newKey, now }: Needs) {
  let attempt: Attempt | null = null

  return {
    /** Returns the same key for the same order, until the attempt is forgotten. */
    async keyFor(order: unknown): Promise<string> {
      const hash = await hashOf(order)
      const known = attempt ?? read(storage)
      const isSame = known?.hash === hash && now() - known.at < GOOD_FOR_MS
      attempt = isSame ? known : { key: newKey(), hash, at: now() }
      quietly(() => storage.setItem(STORED_ATTEMPT, JSON.stringify(attempt)))
      return attempt.key
    },
    /** Forgets the attempt after an answer, so that the next click is a new one. */
    forget() {
      attempt = null
      quietly(() => storage.removeItem(STORED_ATTEMPT))
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
    const kept = JSON.parse(storage.getItem(STORED_ATTEMPT) ?? 'null') as Partial<Attempt> | null
    const { key, hash, at } = kept ?? {}
    return typeof key === 'string' && typeof hash === 'string' && typeof at === 'number'
      ? { key, hash, at }
      : null
  } catch {
    return null
  }
}

/** Runs a storage access. If storage is full or forbidden, the key doesn't survive a reload; nothing else breaks. */
function quietly(work: () => void) {
  try {
    work()
  } catch {
    // The key is still kept in memory.
  }
}
