import type { Problem } from '@nireeka/contracts/bike-build'
import { Alert, Button } from '@nireeka/ui'
import { useRef } from 'react'

import type { Builder } from '../bike-build/builder.ts'
import styles from './problems.module.css'
import { waysToMend } from './repair-labels.ts'

interface Props {
  builder: Builder
  problems: readonly Problem[]
  /** What has the focus, and is read out, once the last problem is resolved. */
  resolved: string
}

/** Problems of a build, each with buttons that resolve it. A warning doesn't block the order. */
export function ProblemList({ builder: { bike, build, apply }, problems, resolved }: Props) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} tabIndex={-1} className={problems.length > 0 ? styles.problems : 'visually-hidden'}>
      {problems.length === 0 ? <p>{resolved}</p> : null}
      {problems.map(({ ruleId, text, isWarning, repairs }) => (
        <Alert key={ruleId} tone={isWarning ? 'info' : 'danger'}>
          <p>{text}</p>
          <div className={styles.ways}>
            {waysToMend({ bike, build, repairs }).map((way) => (
              <Button
                key={way.label}
                tone="secondary"
                size="small"
                onClick={() => {
                  // The clicked button is removed with the conflict, so focus moves to the box around it.
                  box.current?.focus()
                  apply(way.build)
                }}
              >
                {way.label}
              </Button>
            ))}
          </div>
        </Alert>
      ))}
    </div>
  )
}
