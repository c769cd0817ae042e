/** The optional permissions, which apply only when a visitor has agreed to them. */
export interface Consent {
  /** Whether page speed of real visits may be measured; nothing identifies the visitor. */
  statistics: boolean
  /** Whether this browser may remember small conveniences, such as the place near which dealers were searched. */
  comfort: boolean
}

/** The choice as it is stored. */
interface Choice extends Consent {
  /** When the choice was made, in milliseconds since 1970. */
  at: number
  /** Whether the browser sent Global Privacy Control when the choice was made. */
  signal: boolean
}

export const ONLY_NEEDED: Consent = { statistics: false, comfort: false }

/** After twelve months the visitor is asked again. */
export const CONSENT_LASTS_MS = 365 * 24 * 60 * 60 * 1000

/**
 * Returns the choice that applies now, or null when the visitor has yet to be asked. Global Privacy Control counts as
 * a refusal: a choice made before the browser sent it ends, a choice made while it was sent applies.
 */
export function consentOf(kept: unknown, now: number, hasSignal: boolean): Consent | null {
  const { at, signal, statistics, comfort } = (kept ?? {}) as Partial<Record<keyof Choice, unknown>>
  // Any other stored value has no time, and so is no choice.
  const isFresh = typeof at === 'number' && now - at < CONSENT_LASTS_MS
  if (isFresh && (signal === true || !hasSignal)) {
    return { statistics: statistics === true, comfort: comfort === true }
  }
  return hasSignal ? ONLY_NEEDED : null
}
