import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Alert, Button, buttonClass } from '@nireeka/ui'

import type { Order } from './order.ts'
import styles from './order-page.module.css'
import { openPayment } from './orders.api.ts'

/** Links to the payment page while an order is unpaid. */
export const PayNow = ({ order: { id, payUrl } }: { order: Order }) => (
  <Alert title="This order isn’t paid yet">
    <p>We hold your items for 30 minutes after you place it.</p>
    <p className={styles.pay}>
      {payUrl ? (
        <a className={buttonClass()} href={payUrl}>
          Pay now
        </a>
      ) : (
        <OpenPayment orderId={id} />
      )}
    </p>
  </Alert>
)

/** Opens a payment page for an order that got none when it was placed. */
function OpenPayment({ orderId }: { orderId: number }) {
  const { http, navigate, notify } = usePlatform()
  const opening = useMutation({
    mutationFn: () => openPayment(http, orderId),
    onSuccess: (redirect) => navigate(redirect),
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  return (
    <Button isBusy={opening.isPending} onClick={() => opening.mutate()}>
      Pay now
    </Button>
  )
}
