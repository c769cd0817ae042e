import type { PartStep as Step } from '../bike/bike.api.ts'
import type { Builder } from '../bike-build/builder.ts'
import { offersOf } from './offer.ts'
import styles from './parts.module.css'
import { SlotSection } from './slot-section.tsx'

interface Props {
  builder: Builder
  step: Step
}

/** A step with its slots, each with the parts offered for it. */
export function PartStep({ builder, step }: Props) {
  const slots = builder.bike.slots.filter((slot) => slot.step === step)
  if (slots.length === 0) return <p className={styles.none}>Nothing is available here for this bike.</p>
  return (
    <div className={styles.slots}>
      {slots.map((slot) => (
        <SlotSection key={slot.id} slot={slot} offers={offersOf(builder, slot)} builder={builder} />
      ))}
    </div>
  )
}
