import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Alert, Button, buttonClass, DefinitionList, Icon, Price } from '@nireeka/ui'

import { arrival } from './arrival.ts'
import styles from './checkout.module.css'
import { onSubmit } from './on-submit.ts'
import type { Refusal } from './refusal.ts'
import { lookOf } from './section-state.ts'
import { Section } from './section.tsx'
import type { CheckoutForm } from './use-checkout.ts'
import { usePlacing } from './use-placing.ts'

/** Everything in short, and the button that places the order. */
export function ReviewSection({ form }: { form: CheckoutForm }) {
  const placing = usePlacing(form)
  const refusal = placing.state.status === 'failed' ? placing.state.refusal : null
  return (
    <Section name="review" look={lookOf(form.sections, 'review')}>
      <form className={styles.review} onSubmit={onSubmit(placing.place)} noValidate>
        <InShort form={form} />
        {refusal ? <WhyNot refusal={refusal} /> : null}
        <Amounts form={form} />
        <PlaceButton form={form} isBusy={placing.isBusy} />
      </form>
    </Section>
  )
}

function InShort({ form: { checkout, amounts, today } }: { form: CheckoutForm }) {
  const { quote } = amounts
  const count = checkout.lines.reduce((sum, line) => sum + line.count, 0)
  const things = checkout.lines.map((line) => `${line.count} × ${line.title}`).join(', ')
  return (
    <DefinitionList
      items={[
        { term: count === 1 ? '1 item' : `${count} items`, details: things },
        ...(quote?.days && quote.methods.length > 0
          ? [{ term: 'Arrives about', details: arrival(today, quote.days) }]
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

function PlaceButton({ form: { amounts }, isBusy }: { form: CheckoutForm; isBusy: boolean }) {
  const { quote, isCertain } = amounts
  const payable = quote?.payable
  if (isCertain && payable === null) {
    return <Alert>We can’t send this there. Please change the address.</Alert>
  }
  return (
    <div className={styles.place}>
      <Button type="submit" size="large" isWide isBusy={isBusy || !isCertain}>
        {payable === 0 ? 'Place order' : <Pay dollars={payable} />}
      </Button>
      <p className={styles.note}>
        <Icon name="lock" /> {payable === 0 ? FREE : PAID}
      </p>
    </div>
  )
}

const FREE = 'Nothing is left to pay: this places the order.'
const PAID = 'You pay on the next page. Nothing is charged before.'

const Pay = ({ dollars }: { dollars: number | null | undefined }) => (
  <span>Pay {dollars == null ? '' : <Price dollars={dollars} />}</span>
)

function WhyNot({ refusal }: { refusal: Refusal }) {
  const { cart } = usePlatform()
  if (refusal.text === null) return null
  return (
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
  )
}
