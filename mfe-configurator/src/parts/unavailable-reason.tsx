import type { Build } from '@nireeka/contracts/bike-build'
import { Button } from '@nireeka/ui'

import type { Step } from '../steps/steps.ts'
import type { Openness } from './offer.ts'
import styles from './parts.module.css'

interface Props {
  /** For the input that it describes. */
  id: string
  openness: Openness
  onWay: (build: Build) => void
  onOpenStep: (step: Step) => void
}

/** Why a part can't be chosen, and what makes it fit in one click. */
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
