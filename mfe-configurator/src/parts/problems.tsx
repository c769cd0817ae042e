import { Alert, Button } from '@nireeka/ui'
import { useRef } from 'react'

import type { Builder } from '../bike-build/builder.ts'
import styles from './problems.module.css'
import { waysToMend } from './repair-labels.ts'

/** What doesn't fit together, with what mends it in one click. A warning stands in the way of nothing. */
export function Problems({ builder }: { builder: Builder }) {
  const { bike, build, problems, apply } = builder
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} tabIndex={-1} className={problems.length > 0 ? styles.problems : 'visually-hidden'}>
      {problems.length === 0 ? <p>Everything fits together.</p> : null}
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
                  // The button goes away with the problem: the focus stays with what it belonged to.
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
