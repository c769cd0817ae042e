import { CONFIRMATIONS, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'

import { Download } from '../orders/download.tsx'
import { readInvoice } from '../orders/orders.api.ts'
import { deletePayment, type Payment, PAYMENTS_KEY } from './payments.api.ts'

/** The invoice; the record can be deleted if nothing was paid. */
export function PaymentAction({ payment }: { payment: Payment }) {
  if (payment.invoiceNumber) return <Invoice order={payment.order} number={payment.invoiceNumber} />
  return payment.mayDelete ? <DeleteRecord payment={payment} /> : null
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
