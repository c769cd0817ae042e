import { type ReactNode, useEffect, useRef } from 'react'

import type { BuildableBike } from '../bike/bike.api.ts'
import { PANEL_ID, type Step, STEP_NAMES, stepsFor, tabId } from './steps.ts'
import styles from './steps.module.css'

interface Props {
  bike: BuildableBike
  step: Step
  /** A sentence about the step. */
  lead: string
  children: ReactNode
}

/** The open step. After a step change, focus moves to its heading. */
export function StepPanel({ bike, step, lead, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const steps = stepsFor(bike)

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    document.getElementById(tabId(step))?.parentElement?.scrollIntoView({ block: 'start', inline: 'nearest' })
    heading.current?.focus({ preventScroll: true })
  }, [step])

  return (
    <section id={PANEL_ID} className={styles.panel} role="tabpanel" aria-labelledby={tabId(step)}>
      <div className={styles.titles}>
        <h2 ref={heading} className={styles.heading} tabIndex={-1}>
          {STEP_NAMES[step]}
        </h2>
        <p className={styles.count}>{`Step ${steps.indexOf(step) + 1} of ${steps.length}`}</p>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </section>
  )
}
