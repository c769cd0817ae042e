import { Button, Icon } from '@nireeka/ui'

import type { Builder } from '../build/builder.ts'
import { type Step, STEP_NAMES, stepsFor } from './steps.ts'
import styles from './steps.module.css'

interface Props {
  builder: Builder
  open: Step
}

/** One step back, one step on: at the end of each step, within a thumb's reach. */
export function StepWalk({ builder, open }: Props) {
  const steps = stepsFor(builder.bike)
  const place = steps.indexOf(open)
  const before = steps[place - 1]
  const next = steps[place + 1]
  return (
    <nav className={styles.walk} aria-label="One step on or back">
      {before ? (
        <Button
          tone="quiet"
          aria-label={`Back: ${STEP_NAMES[before]}`}
          onClick={() => builder.openStep(before)}
        >
          <Icon name="chevron-left" />
          Back
        </Button>
      ) : (
        <span />
      )}
      {next ? (
        <Button tone="secondary" onClick={() => builder.openStep(next)}>
          Next: {STEP_NAMES[next]}
          <Icon name="chevron-right" />
        </Button>
      ) : null}
    </nav>
  )
}
