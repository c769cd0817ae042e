import { consentOf } from './consent.ts'

export type { Consent } from './consent.ts'

/** Names of all local-storage entries (spec, section 3: session data in the browser). No other file names one. */
const KEYS = {
  guestCart: 'cartItems',
  cartMerge: 'cartMergeKey',
  /** A guest's promo code, until it is applied to an account's cart. */
  cartCode: 'cartCode',
  /** Changes that a member made to the cart while the server couldn't be reached. */
  cartPending: 'cartPending',
  email: 'email',
  remember: 'rememberLogin',
  /** Set when the browser has logged out but the server hasn't confirmed it. */
  logoutPending: 'logoutPending',
  theme: 'theme',
  /** The unit in which a guest wants figures: 0 metric, 1 imperial. */
  unit: 'unit',
  /** A configured bike, stored until its guest logs in. */
  configuratorData: 'configuratorData',
  selectedBike: 'selectedBike',
  /** The visitor's choice about optional storage and statistics. */
  consent: 'consent',
  /** The announcement that the visitor has closed. */
  closedNews: 'closedNews',
  /** Filters of lists that somebody has saved under a name. */
  savedViews: 'savedViews',
  /** What a member began to write in tickets; shared/kit/src/drafts keeps it, and a logout clears it. */
  ticketDrafts: 'ticketDrafts',
  /** False when single letters aren't shortcuts on this device. */
  letterKeys: 'letterKeys',
  /** Set when a guest has voted on a help article here, so that their votes are asked for again. */
  helpVoted: 'helpVoted',
} as const

/** Entries for convenience: stored and read only while the visitor allows it, and cleared when the permission ends. */
const COMFORT_KEYS = {
  dealerPlace: 'dealerPlace',
  manualBike: 'manualBike',
  homeCountry: 'homeCountry',
  /** Accessories that the visitor has recently viewed. */
  recentlySeen: 'recentlySeen',
} as const

export type ComfortKey = keyof typeof COMFORT_KEYS
export type StorageKey = keyof typeof KEYS | ComfortKey

const NAMES: Record<StorageKey, string> = { ...KEYS, ...COMFORT_KEYS }

/** All local-storage names; the privacy policy describes each. */
export const STORED_NAMES: readonly string[] = /* @__PURE__ */ Object.values(NAMES)

/** Returns whether the browser sends Global Privacy Control, which refuses all optional storage. */
export const isPrivacyAskedFor = () =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** Returns the visitor's current choice; null when the visitor hasn't been asked yet. */
export const readConsent = () => consentOf(storage.read('consent'), Date.now(), isPrivacyAskedFor())

const isAllowed = (key: StorageKey) => !(key in COMFORT_KEYS) || readConsent()?.comfort === true

/**
 * Access to local storage that never throws: when it is full, forbidden or corrupt, entries read as missing. `write`
 * returns whether the value was stored.
 */
export const storage = {
  read(key: StorageKey): unknown {
    try {
      const text = isAllowed(key) ? localStorage.getItem(NAMES[key]) : null
      return text === null ? null : (JSON.parse(text) as unknown)
    } catch {
      return null
    }
  },
  /** Returns whether there is an entry under the key, readable or not. */
  has(key: StorageKey): boolean {
    try {
      return localStorage.getItem(NAMES[key]) !== null
    } catch {
      return false
    }
  },
  write(key: StorageKey, value: unknown): boolean {
    try {
      if (!isAllowed(key)) return false
      localStorage.setItem(NAMES[key], JSON.stringify(value))
      return true
    } catch {
      return false
    }
  },
  clear(...keys: StorageKey[]) {
    try {
      for (const key of keys) localStorage.removeItem(NAMES[key])
    } catch {
      // Storage that is forbidden has nothing to clear.
    }
  },
  /** Clears all entries for convenience. */
  clearComfort() {
    storage.clear(...(Object.keys(COMFORT_KEYS) as ComfortKey[]))
  },
  /** Calls `changed` when another tab changes the key; returns a function that stops watching. */
  watch(key: StorageKey, changed: () => void): () => void {
    const listen = (event: StorageEvent) => {
      if (event.key === NAMES[key] || event.key === null) changed()
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  },
}
