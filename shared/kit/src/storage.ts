import { consentOf } from './consent.ts'

export type { Consent } from './consent.ts'

/** The only place that names a local-storage key (spec, section 3: session data in the browser). */
const KEYS = {
  guestCart: 'cartItems',
  cartMerge: 'cartMergeKey',
  /** A guest's promo code, until it is in an account. */
  cartCode: 'cartCode',
  /** What a member did to the cart while our server couldn't be reached. */
  cartPending: 'cartPending',
  email: 'email',
  remember: 'rememberLogin',
  /** The browser has forgotten a login that the server has not. */
  logoutPending: 'logoutPending',
  theme: 'theme',
  /** A configured bike kept until its guest logs in. */
  configuratorData: 'configuratorData',
  selectedBike: 'selectedBike',
  /** What the visitor allows besides what is needed. */
  consent: 'consent',
  /** The announcement that its reader has closed. */
  closedNews: 'closedNews',
} as const

/** Remembered for convenience: kept and read only while the visitor allows it, and cleared when that ends. */
const COMFORT_KEYS = {
  dealerPlace: 'dealerPlace',
  manualBike: 'manualBike',
  homeCountry: 'homeCountry',
  /** The accessories that were looked at. */
  recentlySeen: 'recentlySeen',
} as const

export type ComfortKey = keyof typeof COMFORT_KEYS
export type StorageKey = keyof typeof KEYS | ComfortKey

const NAMES: Record<StorageKey, string> = { ...KEYS, ...COMFORT_KEYS }

/** Every entry by its name in the browser: the privacy policy tells of each. */
export const STORED_NAMES: readonly string[] = /* @__PURE__ */ Object.values(NAMES)

/** Global Privacy Control: the browser says for its owner that nothing more than needed may be kept. */
export const isPrivacyAskedFor = () =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** What the visitor allows at this moment; null: nobody has asked yet. */
export const readConsent = () => consentOf(storage.read('consent'), Date.now(), isPrivacyAskedFor())

const isAllowed = (key: StorageKey) => !(key in COMFORT_KEYS) || readConsent()?.comfort === true

/** Storage that never throws: a full, forbidden or corrupt one reads as empty. `write` says whether it was kept. */
export const storage = {
  read(key: StorageKey): unknown {
    try {
      const text = isAllowed(key) ? localStorage.getItem(NAMES[key]) : null
      return text === null ? null : (JSON.parse(text) as unknown)
    } catch {
      return null
    }
  },
  /** Something is kept under the key, readable or not. */
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
      // Forbidden storage holds nothing to clear.
    }
  },
  /** Everything that is remembered for convenience. */
  clearComfort() {
    storage.clear(...(Object.keys(COMFORT_KEYS) as ComfortKey[]))
  },
  /** Calls back when another tab changes the key. */
  watch(key: StorageKey, changed: () => void): () => void {
    const listen = (event: StorageEvent) => {
      if (event.key === NAMES[key] || event.key === null) changed()
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  },
}
