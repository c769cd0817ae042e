import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import type { ShownOrderStatus } from '@nireeka/contracts/api'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams, useSearchParams } from '@nireeka/kit/router'
import { Button, buttonClass, FailedState, PageSkeleton, Steps } from '@nireeka/ui'
import { useEffect } from 'react'

import { NotFound } from '../not-found.tsx'
import { Ordered } from './ordered.tsx'
import { OutcomeScene } from './outcome-scene.tsx'
import { outcomeOf } from './outcome.ts'
import { paymentOutcome } from './return.api.ts'
import styles from './return-page.module.css'
import { placeOnWay, WAY } from './way.ts'

/** Where the payment page sends the customer back to. */
export function ReturnPage() {
  useTitle('Your order')
  const { http, publish } = usePlatform()
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const payment = useQuery(paymentOutcome(http, id, query))

  // The cart is the shell's: a paid order has emptied it on the server.
  const isPaid = payment.data?.status === 'paid'
  useEffect(() => {
    if (isPaid) publish({ type: 'order:placed', orderId: Number(id) })
  }, [isPaid, id, publish])

  if (payment.isPending) return <PageSkeleton kind="text" />
  if (payment.isError) {
    if (isHttpError(payment.error) && [404, 422].includes(payment.error.status)) return <NotFound />
    return (
      <FailedState
        title="We don’t know yet whether your payment went through"
        message={messageOf(payment.error, TEXTS.unreachable)}
        onRetry={() => void payment.refetch()}
      />
    )
  }
  const { order_id: orderId, number, status } = payment.data
  const outcome = outcomeOf(status)
  return (
    <div className={styles.page}>
      <div className={styles.outcome}>
        <div className={styles.scene}>
          <OutcomeScene kind={outcome.kind} />
        </div>
        <p className={styles.note}>Order {number}</p>
        <h1>{outcome.heading}</h1>
        <p className={styles.text}>{outcome.text}</p>
        <p className={styles.actions}>
          {outcome.next === 'check' ? (
            <Button isBusy={payment.isFetching} onClick={() => void payment.refetch()}>
              Check again
            </Button>
          ) : null}
          {outcome.next === 'checkout' ? (
            <Link className={buttonClass()} to="/shop/cart/checkout">
              Back to checkout
            </Link>
          ) : null}
          <Link
            className={buttonClass({ tone: outcome.next === 'orders' ? 'primary' : 'secondary' })}
            to="/dashboard/orders"
          >
            Your orders
          </Link>
          <Link className={buttonClass({ tone: 'quiet' })} to="/shop/accessories">
            Go on shopping
          </Link>
        </p>
      </div>
      <Next status={status} />
      <Ordered orderId={orderId} />
    </div>
  )
}

function Next({ status }: { status: ShownOrderStatus }) {
  const place = placeOnWay(status)
  if (place === null) return null
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next" className={styles.title}>
        What happens next
      </h2>
      <Steps label="How far the order is" steps={WAY.map((label) => ({ label }))} current={place} />
    </section>
  )
}
