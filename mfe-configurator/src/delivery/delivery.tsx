import { Alert, FailedPart } from '@nireeka/ui'

import type { Builder } from '../bike-build/builder.ts'
import { ProblemList } from '../parts/problem-list.tsx'
import { CountrySelect } from './country-select.tsx'
import { inDays, inWeeks } from './delivery-labels.ts'
import styles from './delivery.module.css'
import { type DeliveryState, useDelivery } from './use-delivery.ts'

interface Props {
  builder: Builder
}

/**
 * The delivery dates of this size and colour, with a choice of country and what its law says about the build. Before a
 * size is chosen, how long the bike takes to build, and a way to what is delivered with it. Upgrades have no date here;
 * the checkout shows it.
 */
export function Delivery({ builder }: Props) {
  const { status } = useDelivery(builder)
  const warnings = builder.problems.filter(({ isWarning }) => isWarning)
  if (builder.bike.owned) return null
  return (
    <section className={styles.delivery} aria-label="Delivery">
      <DeliveryDate builder={builder} />
      {status === 'open' && warnings.length === 0 ? (
        <a href="#in-the-box">What comes with it</a>
      ) : (
        <CountrySelect builder={builder} />
      )}
      <ProblemList
        builder={builder}
        problems={warnings}
        resolved="Nothing else to consider for this country."
      />
    </section>
  )
}

/** The delivery date without the choice of country. */
export function DeliveryDate({ builder }: Props) {
  const delivery = useDelivery(builder)
  if (builder.bike.owned) return null
  switch (delivery.status) {
    case 'unserved':
      return (
        <Alert title={`We don’t ship to ${delivery.country} yet`}>
          You can build and save your bike, but not order it there yet.
        </Alert>
      )
    case 'failed':
      return <FailedPart title="The delivery date could not be loaded" onRetry={delivery.retry} />
    default:
      return <output className={styles.date}>{wordsOf(delivery, builder)}</output>
  }
}

function wordsOf(delivery: DeliveryState, { bike }: Builder) {
  if (delivery.status === 'open') {
    return (
      <>
        Built in {bike.leadDays} working days
        <span className={styles.quiet}>Choose a size to see when it arrives.</span>
      </>
    )
  }
  if (delivery.status === 'on_request') return 'Delivery date on request'
  if (delivery.status !== 'known') return <span className={styles.quiet}>Checking the delivery date…</span>
  return (
    <>
      Arrives {inDays(delivery.time)}
      <span className={styles.quiet}>{inWeeks(delivery.time)}</span>
    </>
  )
}
