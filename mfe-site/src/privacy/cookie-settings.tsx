import {
  type Consent,
  CONSENT_LABELS,
  consentIn,
  type ConsentState,
  EVERYTHING,
  ONLY_NEEDED,
  readConsentForm,
  storeConsent,
  useConsentState,
} from '@nireeka/kit/consent'
import { usePlatform } from '@nireeka/kit'
import { Alert, Button, Checkbox } from '@nireeka/ui'
import { type FormEvent, useState } from 'react'

import styles from './cookie-settings.module.css'

const NOW: Record<ConsentState, string> = {
  unasked: 'You haven’t chosen yet, so only what’s needed is in use.',
  needed: 'Only what is needed is in use.',
  statistics: 'You allow speed figures.',
  comfort: 'You allow the memory in this browser.',
  all: 'You allow speed figures and the memory in this browser.',
}

/** The consent choice, which can be changed at any time; changes in another tab are shown here, too. */
export function CookieSettings() {
  const { events$, publish } = usePlatform()
  const state = useConsentState(events$)
  const [isSaved, setSaved] = useState(false)
  const present = consentIn(state)
  const choose = (consent: Consent) => {
    storeConsent(consent, publish)
    setSaved(true)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    choose(readConsentForm(event.currentTarget))
  }
  return (
    <div className={styles.settings}>
      <p>{NOW[state]}</p>
      <form key={state} className={styles.settings} onSubmit={submit}>
        <Checkbox name="statistics" {...CONSENT_LABELS.statistics} defaultChecked={present.statistics} />
        <Checkbox name="comfort" {...CONSENT_LABELS.comfort} defaultChecked={present.comfort} />
        <div className={styles.buttons}>
          <Button type="submit">{CONSENT_LABELS.save}</Button>
          <Button tone="secondary" onClick={() => choose(ONLY_NEEDED)}>
            {CONSENT_LABELS.onlyNeeded}
          </Button>
          <Button tone="secondary" onClick={() => choose(EVERYTHING)}>
            {CONSENT_LABELS.all}
          </Button>
        </div>
      </form>
      {isSaved ? <Alert tone="success">Saved. It now applies in every tab.</Alert> : null}
    </div>
  )
}
