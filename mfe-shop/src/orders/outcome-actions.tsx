import { messageOf, TEXTS } from '@nireeka/contracts'
import { saveFile, usePlatform } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Button, buttonClass, Icon } from '@nireeka/ui'
import { type ReactNode, useState } from 'react'

import type { Outcome } from './outcome.ts'
import { loadCalendar, loadInvoice, type Order, payAgain } from './return.api.ts'
import styles from './return-page.module.css'

interface Props {
  orderId: number
  outcome: Outcome
  /** The order; undefined until it is loaded. */
  order: Order | undefined
  isAsking: boolean
  onAsk: () => void
}

/** The actions for an outcome; the first is the main one. */
export function OutcomeActions({ orderId, outcome, order, isAsking, onAsk }: Props) {
  const { http, navigate } = usePlatform()
  const isOver = outcome.next === 'checkout'
  return (
    <p className={styles.actions}>
      {outcome.next === 'check' ? (
        <Button isBusy={isAsking} onClick={onAsk}>
          Check again
        </Button>
      ) : null}
      {outcome.next === 'pay' ? (
        <Work work={async () => navigate(await payAgain(http, orderId))}>Continue paying</Work>
      ) : null}
      {isOver || outcome.next === 'pay' ? (
        <Link className={buttonClass({ tone: isOver ? 'primary' : 'secondary' })} to="/shop/cart/checkout">
          {isOver ? 'Try again' : 'Change the order'}
        </Link>
      ) : (
        <Link
          className={buttonClass({ tone: outcome.next === 'orders' ? 'primary' : 'secondary' })}
          to={`/dashboard/orders/${orderId}`}
        >
          See order
        </Link>
      )}
      {order ? <Files order={order} isPaid={outcome.kind === 'paid'} /> : null}
      <Link className={buttonClass({ tone: 'quiet' })} to="/shop/accessories">
        Continue shopping
      </Link>
    </p>
  )
}

/** The invoice, and a calendar file of the delivery as long as it is expected. */
function Files({ order: { id, number, invoiceNumber, schedule }, isPaid }: FilesProps) {
  const { http } = usePlatform()
  return (
    <>
      {invoiceNumber ? (
        <Work
          work={async () => saveFile(await loadInvoice(http, id), `${invoiceNumber}.pdf`)}
          tone="secondary"
        >
          <Icon name="download" /> Invoice
        </Work>
      ) : null}
      {schedule && isPaid ? (
        <Work
          work={async () => saveFile(await loadCalendar(http, id), `${number}-delivery.ics`)}
          tone="secondary"
        >
          Add delivery to calendar
        </Work>
      ) : null}
    </>
  )
}

interface FilesProps {
  order: Order
  isPaid: boolean
}

interface WorkProps {
  work: () => Promise<unknown>
  tone?: 'primary' | 'secondary'
  children: ReactNode
}

/** A button that is busy while its task runs, and shows an error if it fails. */
function Work({ work, tone, children }: WorkProps) {
  const { notify } = usePlatform()
  const [isBusy, setIsBusy] = useState(false)
  async function start() {
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      notify('error', messageOf(error, TEXTS.unreachable))
    }
    setIsBusy(false)
  }
  return (
    <Button tone={tone} isBusy={isBusy} onClick={() => void start()}>
      {children}
    </Button>
  )
}
