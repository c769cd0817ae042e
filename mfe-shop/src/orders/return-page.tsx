import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useParams, useSearchParams } from '@nireeka/kit/router'
import { FailedState, PageSkeleton, QueryView } from '@nireeka/ui'
import { useEffect } from 'react'

import { NotFound } from '../not-found.tsx'
import { readComeBack } from './come-back.ts'
import { Next } from './next.tsx'
import { Ordered } from './ordered.tsx'
import { OutcomeActions } from './outcome-actions.tsx'
import { OutcomeScene } from './outcome-scene.tsx'
import { outcomeOf } from './outcome.ts'
import { paymentOutcome, type Returned, returnedOrder } from './return.api.ts'
import styles from './return-page.module.css'

/** The page to which payment providers redirect the customer. */
export function ReturnPage() {
  useTitle('Your order')
  const { http, publish } = usePlatform()
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const back = readComeBack(id, query)
  const payment = useQuery(paymentOutcome(http, back))

  // The shell's cart must be refreshed, because the server empties it for a paid order.
  const isPaid = payment.data !== undefined && outcomeOf(payment.data.status).kind === 'paid'
  useEffect(() => {
    if (isPaid) publish({ type: 'order:placed', orderId: Number(id) })
  }, [isPaid, id, publish])

  return (
    <QueryView
      // An earlier answer stays when a repeated request fails.
      query={payment.data ? { ...payment, status: 'success' } : payment}
      skeleton="text"
      notFound={<NotFound />}
      failed={({ message, retry }) => (
        <FailedState
          title="We don’t know yet whether your payment went through"
          message={`${message} Nothing is lost: we’ll find out and email you.`}
          onRetry={retry}
        />
      )}
    >
      {(returned) => (
        <Outcome
          {...returned}
          hasLeft={back.isCancelled}
          isAsking={payment.isFetching}
          onAsk={() => void payment.refetch()}
        />
      )}
    </QueryView>
  )
}

interface Props extends Returned {
  hasLeft: boolean
  isAsking: boolean
  onAsk: () => void
}

function Outcome({ orderId, number, status, hasLeft, isAsking, onAsk }: Props) {
  const order = useQuery(returnedOrder(usePlatform().http, orderId, status))
  // Only the order tells whether it was paid before it was cancelled.
  if (status === 'cancelled' && order.isPending) return <PageSkeleton kind="text" />
  const outcome = outcomeOf(status, { hasLeft, isGivenBack: (order.data?.refunds.length ?? 0) > 0 })
  const email = status === 'paid' ? order.data?.email : null
  return (
    <div className={styles.page}>
      <div className={styles.outcome}>
        <div className={styles.scene}>
          <OutcomeScene kind={outcome.kind} />
        </div>
        <p className={styles.note}>Order {number}</p>
        <h1>{outcome.heading}</h1>
        <p className={styles.text} role="status">
          {outcome.text}
          {email ? ` We’ve emailed the details to ${email}.` : ''}
        </p>
        <OutcomeActions
          orderId={orderId}
          outcome={outcome}
          order={order.data}
          isAsking={isAsking}
          onAsk={onAsk}
        />
      </div>
      <Next status={status} order={order.data} />
      {order.isError ? null : <Ordered order={order.data} />}
    </div>
  )
}
