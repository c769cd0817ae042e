import type { Build } from '@nireeka/contracts/bike-build'
import { Button } from '@nireeka/ui'

import type { Step } from '../steps/steps.ts'
import type { Openness } from './offer.ts'
import styles from './parts.module.css'

interface Props {
  /** The element's id, for the aria-describedby of the input. */
  id: string
  openness: Openness
  onWay: (build: Build) => void
  onOpenStep: (step: Step) => void
}

/** The reason why a part can't be chosen, with a button that makes it fit. */
export function UnavailableReason({ id, openness, onWay, onOpenStep }: Props) {
  if (openness.status === 'open') return null
  if (openness.status === 'sold_out') {
    return (
      <div className={styles.unavailable}>
        <p id={id}>
          <strong>Not available now.</strong> {openness.reason}
        </p>
      </div>
    )
  }
  return (
    <div className={styles.unavailable}>
      <p id={id}>{openness.reason}</p>
      {openness.ways.map(({ label, build }) => (
        <Button key={label} tone="secondary" size="small" onClick={() => onWay(build)}>
          {label}
        </Button>
      ))}
      {openness.isSize ? (
        <Button tone="secondary" size="small" onClick={() => onOpenStep('size')}>
          Change the size
        </Button>
      ) : null}
    </div>
  )
}
