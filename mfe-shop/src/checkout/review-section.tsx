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

/** Everything in short, and why it couldn't be ordered. The button stands below, in sight wherever the page is. */
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

/** The price that couldn't be asked for: nothing can be paid before it is known. */
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

/** On a phone it may stand below the bar that was pressed, so it comes into sight. */
function WhyNot({ refusal }: { refusal: Refusal }) {
  const { cart } = usePlatform()
  const box = useRef<HTMLDivElement>(null)
  // In braces, since browsers have begun to answer a promise, which is no clean-up.
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
