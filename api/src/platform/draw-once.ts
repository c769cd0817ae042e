interface Needs {
  /** How many bytes are kept; the least recently used ones are dropped first. */
  mostBytes: number
}

/**
 * Returns the function that draws what is known by a key, or returns what was drawn for that key before. Calls that
 * come while it is drawn wait for the same drawing; one that fails is drawn again at the next call.
 */
export function createDrawOnce({ mostBytes }: Needs) {
  const drawn = new Map<string, Buffer>()
  const drawing = new Map<string, Promise<Buffer>>()
  let bytes = 0

  function find(key: string): Buffer | undefined {
    const found = drawn.get(key)
    if (!found) return undefined
    // Re-inserts it, so that the map's insertion order has the least recently used one first.
    drawn.delete(key)
    drawn.set(key, found)
    return found
  }

  function keep(key: string, made: Buffer) {
    drawn.set(key, made)
    bytes += made.length
    for (const [oldest, { length }] of drawn) {
      if (bytes <= mostBytes) break
      drawn.delete(oldest)
      bytes -= length
    }
  }

  async function drawNow(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const made = await draw()
      keep(key, made)
      return made
    } finally {
      drawing.delete(key)
    }
  }

  return async (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const found = find(key)
    if (found) return found
    const begun = drawing.get(key) ?? drawNow(key, draw)
    drawing.set(key, begun)
    return begun
  }
}
