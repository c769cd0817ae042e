import { Alert, Button } from '@nireeka/ui'
import { useState, useSyncExternalStore } from 'react'

import { ChoiceForm } from './choice-form.tsx'
import { chooseConsent, consentIn, consentState, type ConsentState, watchConsent } from './choose-consent.ts'
import styles from './consent.module.css'
import { CONSENT_TEXTS as TEXTS } from './consent-texts.ts'

const NOW: Record<ConsentState, string> = {
  unasked: 'You have not chosen yet, so only what is needed is in use.',
  needed: 'Only what is needed is in use.',
  statistics: 'You allow speed figures.',
  comfort: 'You allow the memory in this browser.',
  all: 'You allow speed figures and the memory in this browser.',
}

const unasked = (): ConsentState => 'unasked'

/** The choice, open to change at any time; another tab's change is shown here, too. */
export function CookieSettings() {
  const state = useSyncExternalStore(watchConsent, consentState, unasked)
  const [isSaved, setSaved] = useState(false)
  const choose: typeof chooseConsent = (consent) => {
    chooseConsent(consent)
    setSaved(true)
  }
  return (
    <div className={styles.choices}>
      <p>{NOW[state]}</p>
      <ChoiceForm key={state} present={consentIn(state)} onChoose={choose}>
        <Button tone="secondary" onClick={() => choose({ statistics: false, comfort: false })}>
          {TEXTS.onlyNeeded}
        </Button>
        <Button tone="secondary" onClick={() => choose({ statistics: true, comfort: true })}>
          {TEXTS.all}
        </Button>
      </ChoiceForm>
      {isSaved ? <Alert tone="success">Saved. It holds in every tab from now on.</Alert> : null}
    </div>
  )
}
