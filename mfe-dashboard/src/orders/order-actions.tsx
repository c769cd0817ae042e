import { type AlertQuestion, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'

import { BuyAgain } from './buy-again.tsx'
import { refusalSentence } from './cancel-refusals.ts'
import { Download } from './download.tsx'
import type { Order } from './order.ts'
import styles from './order-page.module.css'
import { cancelOrder, orderById, readCalendar, readCreditNote, readInvoice } from './orders.api.ts'

/** What a member can do with an order: get its invoice, buy again, print, cancel. */
export const OrderActions = ({ order }: { order: Order }) => (
  <>
    <Documents order={order} />
    {order.lines.some(({ isSold }) => isSold) ? (
      <BuyAgain readLines={async () => order.lines}>Buy again</BuyAgain>
    ) : null}
    <Button tone="secondary" onClick={() => print()}>
      Print
    </Button>
    {order.cancelRefusal === null ? <Cancel order={order} /> : <Refusal order={order} />}
  </>
)

/** The invoice, a credit note for each refund that is done, and a calendar file while a delivery is expected. */
function Documents({ order: { id, number, invoiceNumber, refunds, arrival } }: { order: Order }) {
  const { http } = usePlatform()
  const notes = refunds.flatMap(({ creditNote }) => creditNote ?? [])
  return (
    <>
      {invoiceNumber ? (
        <Download name={`${invoiceNumber}.pdf`} read={() => readInvoice(http, id)}>
          Invoice
        </Download>
      ) : null}
      {notes.map((note) => (
        <Download key={note} name={`${note}.pdf`} read={() => readCreditNote(http, id, note)}>
          Credit note{notes.length > 1 ? ` ${note}` : ''}
        </Download>
      ))}
      {arrival ? (
        <Download name={`${number}-delivery.ics`} read={() => readCalendar(http, id)}>
          Add delivery to calendar
        </Download>
      ) : null}
    </>
  )
}

function Cancel({ order }: { order: Order }) {
  const { http, confirm, notify } = usePlatform()
  const queries = useQueryClient()
  const cancelling = useMutation({
    mutationFn: () => cancelOrder(http, order.id),
    onSuccess: ({ order: cancelled, message }) => {
      queries.setQueryData(orderById(http, String(order.id)).queryKey, cancelled)
      notify('success', message ?? 'Order cancelled.')
      return Promise.all([
        queries.invalidateQueries({ queryKey: ['orders'] }),
        queries.invalidateQueries({ queryKey: ['credits'] }),
      ])
    },
    onError: (error) => {
      notify('error', messageOf(error, TEXTS.unreachable))
      // The cancellation was probably refused because the order's state has changed, so it is reloaded.
      return queries.invalidateQueries({ queryKey: orderById(http, String(order.id)).queryKey })
    },
  })
  const ask = async () => {
    if (await confirm(question(order))) cancelling.mutate()
  }
  return (
    <Button tone="quiet" isBusy={cancelling.isPending} onClick={() => void ask()}>
      Cancel order
    </Button>
  )
}

/** The reason in the place of the button, for an order that a member might still want to cancel. */
function Refusal({ order }: { order: Order }) {
  const sentence = refusalSentence(order)
  return sentence ? <p className={styles.refusal}>{sentence}</p> : null
}

const question = ({ number, status }: Order): AlertQuestion => ({
  kind: 'alert',
  isDangerous: true,
  title: `Cancel order ${number}?`,
  text:
    status === 'pending_payment'
      ? 'You haven’t paid yet, so you won’t be charged. This action is not reversible.'
      : 'We’ll refund you to your original payment method. This action is not reversible.',
  confirm: 'Cancel order',
  cancel: 'Keep order',
})
