import { CONFIRMATIONS, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'

import { BuyAgain } from '../orders/buy-again.tsx'
import { Download } from '../orders/download.tsx'
import { orderById, readInvoice } from '../orders/orders.api.ts'
import { isUnpaid } from './payment-labels.ts'
import { deletePayment, type Payment, PAYMENTS_KEY } from './payments.api.ts'

/** The invoice; while nothing was paid, the way to do so, and the record can be deleted. */
export function PaymentAction({ payment }: { payment: Payment }) {
  if (payment.invoiceNumber) return <Invoice order={payment.order} number={payment.invoiceNumber} />
  return (
    <>
      {isUnpaid(payment.state) ? <Retry order={payment.order} /> : null}
      {payment.mayDelete ? <DeleteRecord payment={payment} /> : null}
    </>
  )
}

/** Leads to the order while it can still be paid; one that has ended is put into the cart again. */
function Retry({ order: { id, number } }: Pick<Payment, 'order'>) {
  const { http, navigate } = usePlatform()
  const queries = useQueryClient()

  async function readLines() {
    const order = await queries.fetchQuery(orderById(http, String(id)))
    if (order.status !== 'pending_payment') return order.lines
    navigate(`/dashboard/orders/${id}`)
    return []
  }
  return (
    <BuyAgain readLines={readLines} tone="quiet" isSmall>
      Buy again <span className="visually-hidden">order {number}</span>
    </BuyAgain>
  )
}

function Invoice({ order, number }: { order: Payment['order']; number: string }) {
  const { http } = usePlatform()
  return (
    <Download name={`${number}.pdf`} read={() => readInvoice(http, order.id)} tone="quiet" isSmall>
      Invoice <span className="visually-hidden">of order {order.number}</span>
    </Download>
  )
}

function DeleteRecord({ payment }: { payment: Payment }) {
  const { http, confirm, notify } = usePlatform()
  const queries = useQueryClient()
  const deletion = useMutation({
    mutationFn: () => deletePayment(http, payment.id),
    onSuccess: ({ message }) => {
      notify('success', message ?? 'Payment record deleted.')
      return queries.invalidateQueries({ queryKey: PAYMENTS_KEY })
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  const ask = async () => {
    if (await confirm(CONFIRMATIONS.deletePaymentRecord)) deletion.mutate()
  }
  return (
    <Button tone="quiet" size="small" isBusy={deletion.isPending} onClick={() => void ask()}>
      Delete <span className="visually-hidden">the record of order {payment.order.number}</span>
    </Button>
  )
}
