import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams, useSearchParams } from '@nireeka/kit/router'
import { Button, buttonClass, FailedState, PageFrame, PageSkeleton } from '@nireeka/ui'
import { useEffect } from 'react'

import { NotFound } from '../not-found.tsx'
import { outcomeOf } from './outcome.ts'
import { paymentOutcome } from './return.api.ts'
import styles from './return-page.module.css'

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
  const { number, status } = payment.data
  const outcome = outcomeOf(status)
  return (
    <PageFrame kind="reading" eyebrow={`Order ${number}`} heading={outcome.heading} lead={outcome.text}>
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
        <Link className={buttonClass({ tone: 'secondary' })} to="/dashboard/orders">
          Your orders
        </Link>
      </p>
    </PageFrame>
  )
}
