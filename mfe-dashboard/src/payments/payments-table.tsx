import { CONFIRMATIONS, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Badge, Button, type Column, DataTable, Price } from '@nireeka/ui'

import { onDay } from '../when.ts'
import { providerName, STATE_WORDS } from './payment-words.ts'
import { deletePayment, type Payment, PAYMENTS_KEY } from './payments.api.ts'

const COLUMNS: Array<Column<Payment>> = [
  { header: 'Day', cell: ({ madeAt }) => <time dateTime={madeAt.toISOString()}>{onDay(madeAt)}</time> },
  { header: 'Order', cell: ({ order }) => <Link to={`/dashboard/orders/${order.id}`}>{order.number}</Link> },
  { header: 'Paid with', cell: ({ provider }) => providerName(provider) },
  {
    header: 'State',
    cell: ({ state }) => <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</Badge>,
  },
  { header: 'Amount', align: 'end', cell: ({ amount }) => <Price dollars={amount} /> },
]

const DELETING: Column<Payment> = {
  header: 'Record',
  align: 'end',
  cell: (payment) => (payment.mayDelete ? <DeleteRecord payment={payment} /> : null),
}

/** Records can be deleted where nothing was paid; the column is there only when one can. */
export const PaymentsTable = ({ payments }: { payments: Payment[] }) => (
  <DataTable
    caption="All payments, the newest first"
    isCaptionHidden
    columns={payments.some(({ mayDelete }) => mayDelete) ? [...COLUMNS, DELETING] : COLUMNS}
    rows={payments}
    rowKey={({ id }) => id}
    empty="No payments yet."
  />
)

function DeleteRecord({ payment }: { payment: Payment }) {
  const { http, confirm, notify } = usePlatform()
  const queries = useQueryClient()
  const deletion = useMutation({
    mutationFn: () => deletePayment(http, payment.id),
    onSuccess: ({ message }) => {
      notify('success', message ?? 'The payment record is deleted.')
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
