import type { Consent } from '@nireeka/kit/storage'
import { Button, Checkbox } from '@nireeka/ui'
import type { FormEvent, ReactNode } from 'react'

import styles from './consent.module.css'
import { CONSENT_TEXTS as TEXTS } from './consent-texts.ts'

interface Props {
  /** What is ticked at first. */
  present: Consent
  onChoose: (consent: Consent) => void
  /** Further buttons beside the one that saves. */
  children?: ReactNode
}

/** Each thing by itself: nothing is ticked that the visitor hasn't ticked. */
export function ChoiceForm({ present, onChoose, children }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    onChoose({ statistics: chosen.has('statistics'), comfort: chosen.has('comfort') })
  }
  return (
    <form className={styles.choices} onSubmit={submit}>
      <Checkbox name="statistics" {...TEXTS.statistics} defaultChecked={present.statistics} />
      <Checkbox name="comfort" {...TEXTS.comfort} defaultChecked={present.comfort} />
      <div className={styles.buttons}>
        <Button type="submit" tone="secondary">
          {TEXTS.save}
        </Button>
        {children}
      </div>
    </form>
  )
}
