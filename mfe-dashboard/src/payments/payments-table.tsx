import { CONFIRMATIONS, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Badge, Button, type Column, DataTable, DateText, Price } from '@nireeka/ui'

import { OrderLink } from '../orders/order-link.tsx'
import { providerName, STATE_LABELS } from './payment-labels.ts'
import { deletePayment, type Payment, PAYMENTS_KEY } from './payments.api.ts'
import styles from './payments.module.css'

/** Three columns, so that a phone shows them without scrolling. */
const COLUMNS: Array<Column<Payment>> = [
  { header: 'Payment', cell: (payment) => <What payment={payment} /> },
  { header: 'Status', cell: (payment) => <State payment={payment} /> },
  { header: 'Amount', align: 'end', cell: ({ amount }) => <Price dollars={amount} /> },
]

export const PaymentsTable = ({ payments }: { payments: Payment[] }) => (
  <DataTable
    caption="All payments"
    columns={COLUMNS}
    rows={payments}
    rowKey={({ id }) => id}
    empty="No payments yet."
  />
)

const What = ({ payment: { madeAt, order, provider } }: { payment: Payment }) => (
  <>
    <DateText date={madeAt} format="shortDay" zone="reader" />
    <span className={styles.note}>
      <OrderLink order={order} />, {providerName(provider)}
    </span>
  </>
)

/** A payment's state; the record can be deleted if nothing was paid. */
const State = ({ payment }: { payment: Payment }) => (
  <span className={styles.state}>
    <Badge tone={STATE_LABELS[payment.state].tone}>{STATE_LABELS[payment.state].label}</Badge>
    {payment.mayDelete ? <DeleteRecord payment={payment} /> : null}
  </span>
)

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
