import type { Build } from '@nireeka/contracts/bike-build'
import { memo, useId, useRef } from 'react'

import type { Part } from '../bike/bike.api.ts'
import type { Step } from '../steps/steps.ts'
import { Changes } from './changes.tsx'
import { UnavailableReason } from './unavailable-reason.tsx'
import type { PartOffer } from './offer.ts'
import { PartPicture } from './part-picture.tsx'
import styles from './parts.module.css'

interface Props {
  offer: PartOffer
  /** Of the radios of one slot. */
  name: string
  onChoose: (part: Part) => void
  onApply: (build: Build) => void
  onOpenStep: (step: Step) => void
}

/**
 * A part with what it would change. Its radio or checkbox is a real one; where the part can't be chosen it can still be
 * reached, reads out why, and does nothing.
 */
function Card({ offer, name, onChoose, onApply, onOpenStep }: Props) {
  const { part, choice, isChosen, openness } = offer
  const isRadio = choice === 'single'
  const isOpen = mayChoose(offer)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <li className={openness.status === 'open' ? styles.card : styles.closed}>
      <label className={styles.choice}>
        <PartPicture part={part} />
        <PartWords id={id} offer={offer} />
        <input
          ref={input}
          className={styles.input}
          type={isRadio ? 'radio' : 'checkbox'}
          name={isRadio ? name : undefined}
          value={part.id}
          checked={isChosen}
          aria-disabled={isOpen ? undefined : true}
          aria-labelledby={`${id}-title ${id}-price`}
          aria-describedby={`${id}-about ${id}-reason`}
          onChange={() => (isOpen ? onChoose(part) : undefined)}
        />
      </label>
      <UnavailableReason
        id={`${id}-reason`}
        openness={openness}
        onWay={(build) => {
          // The button goes away with the reason: the choice that it made has the focus then.
          input.current?.focus()
          onApply(build)
        }}
        onOpenStep={onOpenStep}
      />
    </li>
  )
}

/** What an owned bike has in a slot of many can't be taken off by buying something. */
const mayChoose = ({ choice, isOwned, openness }: PartOffer) =>
  openness.status === 'open' && !(choice === 'multi' && isOwned)

const PartWords = ({ id, offer: { part, price, changes, openness } }: { id: string; offer: PartOffer }) => (
  <>
    <span className={styles.head}>
      <span className={styles.title} id={`${id}-title`}>
        {part.title}
      </span>
      <span className={styles.price} id={`${id}-price`}>
        {price ?? 'On your bike'}
      </span>
    </span>
    <span className={styles.about} id={`${id}-about`}>
      {part.summary ? <span className={styles.summary}>{part.summary}</span> : null}
      <Changes changes={changes} />
      {openness.status === 'open' && part.note ? <span className={styles.note}>{part.note}</span> : null}
    </span>
  </>
)

/**
 * Only what has changed is drawn again: what a choice does to forty cards is mostly nothing. A card may hold on to older
 * functions of the builder, since they speak of the build at the time of the call.
 */
export const PartCard = memo(Card, (before, after) => isSame(before.offer, after.offer))

const isSame = (one: PartOffer, other: PartOffer) => JSON.stringify(one) === JSON.stringify(other)
