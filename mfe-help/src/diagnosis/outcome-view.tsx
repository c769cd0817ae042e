import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'
import type { ReactNode, Ref } from 'react'

import { DIAGNOSIS, type Outcome } from './diagnosis.api.ts'
import styles from './diagnosis.module.css'
import { OutcomePart } from './outcome-part.tsx'
import type { NamedBike } from './ticket.ts'

interface Props {
  outcome: Outcome
  bike: NamedBike | null
  /** The address of the form that opens a ticket with what was tried. */
  ticket: string
  heading: Ref<HTMLHeadingElement>
}

/** How a path ends: what it was, the parts that mend it, or who does. */
export const OutcomeView = ({ outcome: { kind, title, text, parts }, bike, ticket, heading }: Props) => (
  <section className={styles.step} aria-labelledby="step">
    <h2 id="step" ref={heading} tabIndex={-1} className={styles.question}>
      {title}
    </h2>
    {text ? <p>{text}</p> : null}
    {parts.length > 0 ? (
      <ul className={styles.parts} aria-label="Spare parts">
        {parts.map((id) => (
          <OutcomePart key={id} id={id} bike={bike} />
        ))}
      </ul>
    ) : null}
    <p className={styles.ways}>{waysOn(kind, ticket, bike)}</p>
  </section>
)

const primary = buttonClass()
const secondary = buttonClass({ tone: 'secondary' })

function waysOn(kind: Outcome['kind'], ticket: string, bike: NamedBike | null): ReactNode {
  const write = (className: string) => (
    <Link className={className} to={ticket}>
      Write to support
    </Link>
  )
  if (kind === 'ticket') return write(primary)
  if (kind === 'part') return write(secondary)
  if (kind === 'workshop') {
    const model = bike?.orderBikeId === null ? `&${new URLSearchParams({ bike: bike.value }).toString()}` : ''
    return (
      <>
        <Link className={primary} to={`/dealers?service=service${model}`}>
          Find a workshop
        </Link>
        {write(secondary)}
      </>
    )
  }
  return (
    <>
      <Link className={primary} to={DIAGNOSIS}>
        All symptoms and codes
      </Link>
      {write(secondary)}
    </>
  )
}
