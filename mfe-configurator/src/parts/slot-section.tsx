import { useId } from 'react'

import type { Slot } from '../bike/bike.api.ts'
import type { Builder } from '../bike-build/builder.ts'
import type { PartOffer } from './offer.ts'
import { PartCard } from './part-card.tsx'
import styles from './parts.module.css'

interface Props {
  slot: Slot
  offers: PartOffer[]
  builder: Builder
}

/** A slot of the bike: its current part, and the other parts offered. */
export function SlotSection({ slot, offers, builder }: Props) {
  const name = useId()
  return (
    <fieldset className={styles.slot}>
      <legend className={styles.legend}>
        <span className={styles.slotTitle}>{slot.title}</span>{' '}
        <span className={styles.now}>{presentText(slot, offers)}</span>
      </legend>
      <ul className={styles.cards}>
        {offers.map((offer) => (
          <PartCard
            key={offer.part.id}
            offer={offer}
            name={name}
            onChoose={builder.choosePart}
            onApply={builder.apply}
            onOpenStep={builder.openStep}
          />
        ))}
      </ul>
      <Lack offers={offers} isOwned={builder.bike.owned !== null} />
    </fieldset>
  )
}

function presentText({ choice }: Slot, offers: PartOffer[]) {
  const chosen = offers.filter(({ isChosen }) => isChosen)
  if (choice === 'single') return chosen[0]?.part.title ?? ''
  return chosen.length === 0 ? 'None chosen' : `${chosen.length} chosen`
}

/** Says that a slot has no parts to offer, which is different from sold out. */
function Lack({ offers, isOwned }: { offers: PartOffer[]; isOwned: boolean }) {
  if (offers.some((offer) => !offer.isOwned)) return null
  return (
    <p className={styles.none}>
      {isOwned ? 'No upgrades are available here for your bike.' : 'Not offered for this bike.'}
    </p>
  )
}
