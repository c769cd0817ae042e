const KEY = 'scrollPositions'
/** The maximum of stored entries, more than anybody goes back; the oldest are dropped. */
const MOST = 60

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Returns the scroll positions of this tab's history entries, which survive a reload. */
export function createScrollMemory(storage: Store) {
  const positions = new Map<string, number>(read(storage))

  function store(entry: string, top: number) {
    positions.delete(entry)
    positions.set(entry, Math.round(top))
    for (const oldest of positions.keys()) {
      if (positions.size <= MOST) break
      positions.delete(oldest)
    }
  }

  /** Saves the positions for the next document in this tab. Returns false where the browser forbids storage. */
  function save(): boolean {
    try {
      storage.setItem(KEY, JSON.stringify([...positions]))
      return true
    } catch {
      return false
    }
  }

  return { store, save, topOf: (entry: string) => positions.get(entry) ?? null }
}

export type ScrollMemory = ReturnType<typeof createScrollMemory>

/** Returns the saved positions; unreadable data gives an empty list. */
function read(storage: Store): Array<[string, number]> {
  try {
    const rows: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(rows) ? rows.filter(isPosition) : []
  } catch {
    return []
  }
}

const isPosition = (row: unknown): row is [string, number] =>
  Array.isArray(row) && typeof row[0] === 'string' && Number.isFinite(row[1])
