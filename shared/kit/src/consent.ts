/** What is not needed, and may be only when a visitor has said so. */
export interface Consent {
  /** How fast real visits are, counted without any trace of the visitor. */
  statistics: boolean
  /** Small things that this browser remembers, such as the place dealers are searched near. */
  comfort: boolean
}

/** The choice as it is kept. */
interface Choice extends Consent {
  /** When it was made, in milliseconds since 1970. */
  at: number
  /** Whether the browser asked not to be followed while the choice was made. */
  signal: boolean
}

export const ONLY_NEEDED: Consent = { statistics: false, comfort: false }

/** After twelve months the question is asked anew. */
export const CONSENT_LASTS_MS = 365 * 24 * 60 * 60 * 1000

/**
 * What holds now; null: nobody has been asked yet. Global Privacy Control is an answer by itself, and a choice that was
 * made without it doesn't outlast its coming; one that was made in spite of it does.
 */
export function consentOf(kept: unknown, now: number, hasSignal: boolean): Consent | null {
  const { at, signal, statistics, comfort } = (kept ?? {}) as Partial<Record<keyof Choice, unknown>>
  // Anything else that was found there has no time, and so isn't a choice.
  const isFresh = typeof at === 'number' && now - at < CONSENT_LASTS_MS
  if (isFresh && (signal === true || !hasSignal)) {
    return { statistics: statistics === true, comfort: comfort === true }
  }
  return hasSignal ? ONLY_NEEDED : null
}
