import { Alert, Button, Icon, Price } from '@nireeka/ui'

import styles from './checkout.module.css'
import type { CheckoutForm } from './use-checkout.ts'

interface Props {
  form: CheckoutForm
  isBusy: boolean
  onPlace: () => void
}

/** The button that places the order and leads to the payment provider’s page, with what happens next. */
export function PlaceOrder({ form: { amounts }, isBusy, onPlace }: Props) {
  const { quote, isCertain } = amounts
  const payable = quote?.payable
  if (isCertain && payable === null) {
    return <Alert>We don’t ship this there yet. Please choose another address.</Alert>
  }
  return (
    <div className={styles.place}>
      <Button size="large" isWide isBusy={isBusy || !isCertain} onClick={onPlace}>
        {payable === 0 ? 'Place order' : <ToPayment dollars={payable} />}
      </Button>
      <p className={styles.note}>
        <Icon name="lock" /> {payable === 0 ? FREE : PAID}
      </p>
    </div>
  )
}

const FREE = 'There’s nothing left to pay. This places your order.'
const PAID = 'You enter your card or PayPal details on the next page. Nothing is charged before then.'

const ToPayment = ({ dollars }: { dollars: number | null | undefined }) => (
  <span>
    Order and pay
    {dollars == null ? null : (
      <>
        {' · '}
        <Price dollars={dollars} />
      </>
    )}
  </span>
)
