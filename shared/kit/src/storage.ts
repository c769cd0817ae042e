/** The only place that names a local-storage key (spec, section 3: session data in the browser). */
const KEYS = {
  guestCart: 'cartItems',
  cartMerge: 'cartMergeKey',
  email: 'email',
  remember: 'rememberLogin',
  theme: 'theme',
  /** A configured bike kept until its guest logs in. */
  configuratorData: 'configuratorData',
  selectedBike: 'selectedBike',
} as const

export type StorageKey = keyof typeof KEYS

/** Storage that never throws: a full, forbidden or corrupt one reads as empty. `write` says whether it was kept. */
export const storage = {
  read(key: StorageKey): unknown {
    try {
      const text = localStorage.getItem(KEYS[key])
      return text === null ? null : (JSON.parse(text) as unknown)
    } catch {
      return null
    }
  },
  write(key: StorageKey, value: unknown): boolean {
    try {
      localStorage.setItem(KEYS[key], JSON.stringify(value))
      return true
    } catch {
      return false
    }
  },
  clear(...keys: StorageKey[]) {
    try {
      for (const key of keys) localStorage.removeItem(KEYS[key])
    } catch {
      // Forbidden storage holds nothing to clear.
    }
  },
  /** Calls back when another tab changes the key. */
  watch(key: StorageKey, changed: () => void): () => void {
    const listen = (event: StorageEvent) => {
      if (event.key === KEYS[key] || event.key === null) changed()
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  },
}
