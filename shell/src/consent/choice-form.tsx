import { type Consent, CONSENT_LABELS, readConsentForm } from '@nireeka/kit/consent'
import { Button, Checkbox } from '@nireeka/ui'
import type { FormEvent } from 'react'

import styles from './consent.module.css'

interface Props {
  onChoose: (consent: Consent) => void
}

/** A form with one checkbox per purpose; none is ticked unless the visitor has ticked it. */
export function ChoiceForm({ onChoose }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChoose(readConsentForm(event.currentTarget))
  }
  return (
    <form className={styles.choices} onSubmit={submit}>
      <Checkbox name="statistics" {...CONSENT_LABELS.statistics} />
      <Checkbox name="comfort" {...CONSENT_LABELS.comfort} />
      <div className={styles.buttons}>
        <Button type="submit" tone="secondary">
          {CONSENT_LABELS.save}
        </Button>
      </div>
    </form>
  )
}
