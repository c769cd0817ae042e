import type { Platform } from '@nireeka/contracts'
import { useCallback, useSyncExternalStore } from 'react'

import type { Consent } from './consent.ts'
import { isPrivacyAskedFor, readConsent, storage } from './storage.ts'

export { type Consent, ONLY_NEEDED } from './consent.ts'

/** Labels of the two optional permissions, for the consent banner and the settings. */
export const CONSENT_LABELS = {
  statistics: {
    label: 'Speed figures',
    hint: 'How long pages take to load and to answer. No name, no number, no address of yours.',
  },
  comfort: {
    label: 'Memory in this browser',
    hint: 'Your bike in the manual, your town and country for dealers. It never leaves this browser.',
  },
  onlyNeeded: 'Only what is needed',
  all: 'Allow all',
  save: 'Save my choice',
} as const

export const EVERYTHING: Consent = { statistics: true, comfort: true }

/**
 * Stores the choice for twelve months, clears stored data that is no longer allowed, and tells everything on the page.
 */
export function storeConsent({ statistics, comfort }: Consent, publish: Platform['publish']) {
  storage.write('consent', { statistics, comfort, at: Date.now(), signal: isPrivacyAskedFor() })
  if (!comfort) storage.clearComfort()
  publish({ type: 'consent:changed' })
}

/** Returns the choice in a form whose checkboxes are named `statistics` and `comfort`. */
export function readConsentForm(form: HTMLFormElement): Consent {
  const chosen = new FormData(form)
  return { statistics: chosen.has('statistics'), comfort: chosen.has('comfort') }
}

/** The current choice as one word, which a render can compare. */
export type ConsentState = 'unasked' | 'needed' | 'statistics' | 'comfort' | 'all'

function readState(): ConsentState {
  const consent = readConsent()
  if (!consent) return 'unasked'
  const { statistics, comfort } = consent
  if (statistics && comfort) return 'all'
  if (statistics) return 'statistics'
  return comfort ? 'comfort' : 'needed'
}

const readStateOnServer = (): ConsentState => 'unasked'

/** Returns the current choice and follows its changes on this page and in other tabs. */
export function useConsentState(events$: Platform['events$']): ConsentState {
  const watch = useCallback(
    (changed: () => void) => {
      const subscription = events$.subscribe(({ type }) => type === 'consent:changed' && changed())
      const stop = storage.watch('consent', changed)
      return () => {
        subscription.unsubscribe()
        stop()
      }
    },
    [events$],
  )
  return useSyncExternalStore(watch, readState, readStateOnServer)
}

/** Returns the choice that a state stands for. */
export const consentIn = (state: ConsentState): Consent => ({
  statistics: state === 'all' || state === 'statistics',
  comfort: state === 'all' || state === 'comfort',
})
