import { Link } from '@nireeka/kit/router'
import { Button, buttonClass, type useTypedPromo } from '@nireeka/ui'

export const CHECKOUT = '/shop/cart/checkout'

/** The props of a button that applies a typed promo code first; null while none is typed. */
export type Sending = ReturnType<typeof useTypedPromo>['send']

interface Props {
  send: Sending
  size?: 'large'
  isWide?: boolean
}

/** The way to the checkout. */
export const ToPayment = ({ send, ...look }: Props) =>
  send ? (
    <Button {...look} {...send}>
      Continue to Payment
    </Button>
  ) : (
    <Link className={buttonClass(look)} to={CHECKOUT}>
      Continue to Payment
    </Link>
  )
