import { type Consent, isPrivacyAskedFor, readConsent, storage } from '@nireeka/kit/storage'

const listeners = new Set<() => void>()

/** Keeps the choice for twelve months, clears what isn't allowed any more, and starts what is from now on. */
export function chooseConsent(
  { statistics, comfort }: Consent,
  startStatistics: () => void = loadStatistics,
) {
  storage.write('consent', { statistics, comfort, at: Date.now(), signal: isPrivacyAskedFor() })
  if (!comfort) storage.clearComfort()
  if (statistics) startStatistics()
  for (const listener of listeners) listener()
}

const loadStatistics = () =>
  void import(/* webpackChunkName: "statistics" */ './statistics.ts').then(
    (code) => code.start(),
    // Without its code nothing is measured, which is no trouble of the visitor's.
    () => undefined,
  )

/** Calls back on every change, another tab's too. */
export function watchConsent(listener: () => void): () => void {
  listeners.add(listener)
  const stop = storage.watch('consent', listener)
  return () => {
    listeners.delete(listener)
    stop()
  }
}

/** The present choice in one word, so that a render can compare it. */
export type ConsentState = 'unasked' | 'needed' | 'statistics' | 'comfort' | 'all'

export function consentState(): ConsentState {
  const consent = readConsent()
  if (!consent) return 'unasked'
  const { statistics, comfort } = consent
  if (statistics && comfort) return 'all'
  if (statistics) return 'statistics'
  return comfort ? 'comfort' : 'needed'
}

export const consentIn = (state: ConsentState): Consent => ({
  statistics: state === 'all' || state === 'statistics',
  comfort: state === 'all' || state === 'comfort',
})
