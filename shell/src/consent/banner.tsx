import { type Consent, readConsent } from '@nireeka/kit/storage'
import { Button } from '@nireeka/ui'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { ChoiceForm } from './choice-form.tsx'
import { chooseConsent, consentState, watchConsent } from './choose-consent.ts'
import styles from './consent.module.css'
import { CONSENT_TEXTS as TEXTS } from './consent-texts.ts'
import { keepAboveFoot } from './keep-above-foot.ts'

const NOTHING: Consent = { statistics: false, comfort: false }
const EVERYTHING: Consent = { statistics: true, comfort: true }

interface Props {
  choose?: (consent: Consent) => void
}

/** The question, as a low bar at the foot of the screen. The page below it can be used as if it weren't there. */
export function Banner({ choose = chooseConsent }: Props) {
  const state = useSyncExternalStore(watchConsent, consentState)
  const [isAnswered, setAnswered] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const card = useRef<HTMLElement>(null)
  // Answered here, in another tab, or where nothing can be kept: then for as long as this page lives.
  const isShown = state === 'unasked' && !isAnswered

  useEffect(() => (isShown && card.current ? keepAboveFoot(card.current) : undefined), [isShown])

  const answer = (consent: Consent) => {
    setAnswered(true)
    choose(consent)
  }
  if (!isShown) return null
  return (
    <section ref={card} className={styles.card} aria-labelledby="consent-heading">
      <h2 id="consent-heading" className="visually-hidden">
        {TEXTS.heading}
      </h2>
      <p className={styles.question}>
        <span className={styles.anyway}>{TEXTS.anyway} </span>
        {TEXTS.question} <a href="/privacypolicy#in-your-browser">What exactly</a>
      </p>
      {isChoosing ? (
        <ChoiceForm present={readConsent() ?? NOTHING} onChoose={answer} />
      ) : (
        <div className={`${styles.buttons} ${styles.answers}`}>
          <Button size="small" tone="secondary" onClick={() => answer(NOTHING)}>
            {TEXTS.onlyNeeded}
          </Button>
          <Button size="small" tone="secondary" onClick={() => answer(EVERYTHING)}>
            {TEXTS.all}
          </Button>
          <Button size="small" tone="quiet" onClick={() => setChoosing(true)}>
            {TEXTS.choose}
          </Button>
        </div>
      )}
    </section>
  )
}
