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
    <Button {...look} onClick={() => submit(send)}>
      Continue to Payment
    </Button>
  ) : (
    <Link className={buttonClass(look)} to={CHECKOUT}>
      Continue to Payment
    </Link>
  )

/**
 * Submits the form of a typed code. A submit button would do the same, but this one stands before the form's own, so that
 * Enter in the field would press it and leave the cart.
 */
function submit({ form, onClick }: NonNullable<Sending>) {
  onClick()
  const element = document.getElementById(form)
  if (element instanceof HTMLFormElement) element.requestSubmit()
}
