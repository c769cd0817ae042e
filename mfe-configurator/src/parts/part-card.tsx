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
  /** The shared name of a slot's radio buttons. */
  name: string
  onChoose: (part: Part) => void
  onApply: (build: Build) => void
  onOpenStep: (step: Step) => void
}

/**
 * A part with the changes that it would bring. Its input is a native radio or checkbox. If the part can't be chosen,
 * the input is still focusable, announces the reason, and does nothing.
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
        <PartText id={id} offer={offer} />
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
          // The clicked repair button is removed with the reason, so focus moves to the part's input.
          input.current?.focus()
          onApply(build)
        }}
        onOpenStep={onOpenStep}
      />
    </li>
  )
}

/** Returns whether a part can be toggled. A part that an owned bike has in a slot of many can't be removed. */
const mayChoose = ({ choice, isOwned, openness }: PartOffer) =>
  openness.status === 'open' && !(choice === 'multi' && isOwned)

const PartText = ({ id, offer: { part, price, changes, openness } }: { id: string; offer: PartOffer }) => (
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
 * Renders a card again only if its offer has changed, because a choice affects few of the forty cards. Older
 * callbacks are safe, since they read the build at the time of the call.
 */
export const PartCard = memo(Card, (before, after) => isSame(before.offer, after.offer))

const isSame = (one: PartOffer, other: PartOffer) => JSON.stringify(one) === JSON.stringify(other)
