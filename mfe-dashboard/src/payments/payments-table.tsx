import { CONFIRMATIONS, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Alert, Badge, Button, type Column, DataTable, DateText, Price } from '@nireeka/ui'

import { OrderLink } from '../orders/order-link.tsx'
import { providerName, STATE_LABELS, TEST_PROVIDER } from './payment-labels.ts'
import { deletePayment, type Payment, PAYMENTS_KEY } from './payments.api.ts'
import styles from './payments.module.css'

const COLUMNS: Array<Column<Payment>> = [
  { header: 'Order', cell: ({ order }) => <OrderLink order={order} /> },
  { header: 'Date', cell: ({ madeAt }) => <DateText date={madeAt} format="shortDay" zone="reader" /> },
  { header: 'Method', cell: ({ provider }) => providerName(provider) },
  { header: 'Status', cell: (payment) => <State payment={payment} /> },
  { header: 'Amount', align: 'end', cell: ({ amount }) => <Price dollars={amount} /> },
]

/** A row for each payment; on a phone a block of lines, so that nothing has to be scrolled sideways. */
export const PaymentsTable = ({ payments }: { payments: Payment[] }) => (
  <>
    {payments.some(({ provider }) => provider === TEST_PROVIDER) ? (
      <Alert tone="info" title="Test payments">
        Payments marked “Test payment” are from our demo: no money moved, and no card was charged.
      </Alert>
    ) : null}
    <DataTable
      caption="All payments"
      columns={COLUMNS}
      rows={payments}
      rowKey={({ id }) => id}
      empty="No payments yet."
      isStacked
    />
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
