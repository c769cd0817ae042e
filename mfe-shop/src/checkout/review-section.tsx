import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Alert, Button, buttonClass } from '@nireeka/ui'
import { useEffect, useRef } from 'react'

import styles from './checkout.module.css'
import { OrderItems } from './order-items.tsx'
import { PlaceOrder } from './place-order.tsx'
import type { Refusal } from './refusal.ts'
import { Reviewed } from './reviewed.tsx'
import { lookOf } from './section-state.ts'
import { Section } from './section.tsx'
import type { CheckoutForm } from './use-checkout.ts'
import type { usePlacing } from './use-placing.ts'

interface Props {
  form: CheckoutForm
  placing: ReturnType<typeof usePlacing>
}

/**
 * The last section: what is bought, where it goes, when it arrives and how it is paid, the reason if the order couldn't
 * be placed, and the button. A wide screen has the items in the order summary beside it.
 */
export function ReviewSection({ form, placing: { state, isBusy, place } }: Props) {
  const refusal = state.status === 'failed' ? state.refusal : null
  return (
    <Section name="review" look={lookOf(form.sections, 'review')}>
      <div className={styles.review}>
        <div className={styles.bought}>
          <OrderItems label="Items in this order" lines={form.checkout.lines} />
        </div>
        <Reviewed form={form} />
        {refusal ? <WhyNot refusal={refusal} /> : null}
        <Amounts form={form} />
        <PlaceOrder form={form} isBusy={isBusy} onPlace={place} />
      </div>
    </Section>
  )
}

/** The totals, or an error when the price couldn't be loaded: without a price, nothing can be paid. */
function Amounts({ form: { amounts } }: { form: CheckoutForm }) {
  if (!amounts.error) return null
  return (
    <Alert tone="danger">
      <p>{messageOf(amounts.error, TEXTS.unreachable)}</p>
      <p>
        <Button tone="secondary" size="small" onClick={amounts.retry}>
          Try again
        </Button>
      </p>
    </Alert>
  )
}

/** The refusal's text. It scrolls into view, because on a phone it may be above the screen. */
function WhyNot({ refusal }: { refusal: Refusal }) {
  const { cart } = usePlatform()
  const box = useRef<HTMLDivElement>(null)
  // The braces keep the promise that newer browsers return from being taken for a clean-up function.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  if (refusal.text === null) return null
  return (
    <div ref={box} className={styles.refusal}>
      <Alert tone="danger">
        <p>{refusal.text}</p>
        {refusal.kind === 'changed' && refusal.isCart ? (
          <p>
            <Button tone="secondary" size="small" onClick={() => cart.open()}>
              See your cart
            </Button>
          </p>
        ) : null}
        {refusal.kind === 'paid' ? (
          <p>
            <Link className={buttonClass({ tone: 'secondary', size: 'small' })} to="/dashboard/orders">
              Your orders
            </Link>
          </p>
        ) : null}
      </Alert>
    </div>
  )
}
