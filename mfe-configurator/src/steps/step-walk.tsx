import { Button, Icon } from '@nireeka/ui'

import type { Builder } from '../bike-build/builder.ts'
import { HistoryButtons } from '../bike-build/history-buttons.tsx'
import { type Step, STEP_NAMES, stepsFor } from './steps.ts'
import styles from './step-walk.module.css'

interface Props {
  builder: Builder
  open: Step
}

/** The buttons for the next and previous step and for undo, beside the price within thumb's reach. */
export function StepWalk({ builder, open }: Props) {
  const steps = stepsFor(builder.bike)
  const place = steps.indexOf(open)
  const before = steps[place - 1]
  const next = steps[place + 1]
  return (
    <div className={styles.walk}>
      <button
        type="button"
        className={styles.back}
        aria-label={before ? `Back to ${STEP_NAMES[before]}` : 'Back'}
        disabled={!before}
        onClick={() => before && builder.openStep(before)}
      >
        <Icon name="chevron-left" />
      </button>
      <HistoryButtons builder={builder} />
      {next ? (
        <Button tone="secondary" className={styles.next} onClick={() => builder.openStep(next)}>
          <span className={styles.name}>Next: {STEP_NAMES[next]}</span>
          <Icon name="chevron-right" />
        </Button>
      ) : null}
    </div>
  )
}
