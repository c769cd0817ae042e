const KEY = 'scrollPositions'
/** More entries than anybody goes back; the oldest are forgotten. */
const MOST = 60

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** How far each entry of the history was scrolled, also after a reload. Kept for this tab only. */
export function createScrollMemory(store: Store) {
  const positions = new Map<string, number>(read(store))

  function keep(entry: string, top: number) {
    positions.delete(entry)
    positions.set(entry, Math.round(top))
    for (const oldest of positions.keys()) {
      if (positions.size <= MOST) break
      positions.delete(oldest)
    }
  }

  /** For the next document of this tab; false where the browser forbids it. */
  function save(): boolean {
    try {
      store.setItem(KEY, JSON.stringify([...positions]))
      return true
    } catch {
      return false
    }
  }

  return { keep, save, topOf: (entry: string) => positions.get(entry) ?? null }
}

export type ScrollMemory = ReturnType<typeof createScrollMemory>

/** What somebody else wrote there, or nothing, reads as empty. */
function read(store: Store): Array<[string, number]> {
  try {
    const rows: unknown = JSON.parse(store.getItem(KEY) ?? '[]')
    return Array.isArray(rows) ? rows.filter(isPosition) : []
  } catch {
    return []
  }
}

const isPosition = (row: unknown): row is [string, number] =>
  Array.isArray(row) && typeof row[0] === 'string' && Number.isFinite(row[1])
