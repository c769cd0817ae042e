import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Alert, Button, buttonClass, DefinitionList } from '@nireeka/ui'
import { useEffect, useRef } from 'react'

import { builtArrival } from './arrival.ts'
import styles from './checkout.module.css'
import type { Refusal } from './refusal.ts'
import { lookOf } from './section-state.ts'
import { Section } from './section.tsx'
import type { CheckoutForm } from './use-checkout.ts'
import type { Placing } from './use-placing.ts'

/**
 * The review section: a summary, and the reason if the order couldn't be placed. The button is below, in a bar that
 * is always visible.
 */
export function ReviewSection({ form, placing }: { form: CheckoutForm; placing: Placing }) {
  const refusal = placing.status === 'failed' ? placing.refusal : null
  return (
    <Section name="review" look={lookOf(form.sections, 'review')}>
      <div className={styles.review}>
        <InShort form={form} />
        {refusal ? <WhyNot refusal={refusal} /> : null}
        <Amounts form={form} />
      </div>
    </Section>
  )
}

function InShort({ form: { checkout, amounts, today } }: { form: CheckoutForm }) {
  const { quote } = amounts
  const count = checkout.lines.reduce((sum, line) => sum + line.count, 0)
  const things = checkout.lines.map((line) => `${line.count} × ${line.title}`).join(' · ')
  return (
    <DefinitionList
      items={[
        { term: count === 1 ? '1 item' : `${count} items`, details: things },
        ...(quote?.days && quote.methods.length > 0
          ? [{ term: 'Arrives about', details: builtArrival(today, quote.days, quote.leadDays) }]
          : []),
      ]}
    />
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

/** The refusal's text. It scrolls into view, because on a phone it may be below the pressed bar. */
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
