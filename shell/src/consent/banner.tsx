import type { Platform } from '@nireeka/contracts'
import {
  type Consent,
  CONSENT_LABELS,
  EVERYTHING,
  ONLY_NEEDED,
  storeConsent,
  useConsentState,
} from '@nireeka/kit/consent'
import { Button } from '@nireeka/ui'
import { useEffect, useRef, useState } from 'react'

import { ChoiceForm } from './choice-form.tsx'
import styles from './consent.module.css'
import { CONSENT_TEXTS as TEXTS } from './consent-texts.ts'
import { keepAboveFoot } from './keep-above-foot.ts'

interface Props {
  platform: Pick<Platform, 'events$' | 'publish'>
}

/** Asks for consent in a low bar at the foot of the screen. The page below it stays usable. */
export function Banner({ platform: { events$, publish } }: Props) {
  const state = useConsentState(events$)
  const [isAnswered, setAnswered] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const card = useRef<HTMLElement>(null)
  // The choice may be made here or in another tab. Where it can't be stored, it lasts until the page is closed.
  const isShown = state === 'unasked' && !isAnswered

  useEffect(() => (isShown && card.current ? keepAboveFoot(card.current) : undefined), [isShown])

  const answer = (consent: Consent) => {
    setAnswered(true)
    storeConsent(consent, publish)
  }
  if (!isShown) return null
  return (
    <section ref={card} className={styles.card} aria-labelledby="consent-heading">
      <h2 id="consent-heading" className="visually-hidden">
        {TEXTS.heading}
      </h2>
      <p className={styles.question}>
        <span className={styles.anyway}>{TEXTS.anyway} </span>
        {TEXTS.question} <a href="/privacypolicy#in-your-browser">Details</a>
      </p>
      {isChoosing ? (
        <ChoiceForm onChoose={answer} />
      ) : (
        <div className={`${styles.buttons} ${styles.answers}`}>
          <Button size="small" tone="secondary" onClick={() => answer(ONLY_NEEDED)}>
            {CONSENT_LABELS.onlyNeeded}
          </Button>
          <Button size="small" tone="secondary" onClick={() => answer(EVERYTHING)}>
            {CONSENT_LABELS.all}
          </Button>
          <Button size="small" tone="quiet" onClick={() => setChoosing(true)}>
            {TEXTS.choose}
          </Button>
        </div>
      )}
    </section>
  )
}
