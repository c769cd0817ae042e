import { CONFIRMATIONS, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Badge, Button, DateText, ItemRow, ItemRows, Picture, Price } from '@nireeka/ui'

import { fetchedAhead, LAZY_PAGES } from '../lazy-pages.ts'
import { Download } from '../orders/download.tsx'
import { readInvoice } from '../orders/orders.api.ts'
import { boughtTitle } from './bought-title.ts'
import { methodOfAll, providerName, STATE_LABELS } from './payment-labels.ts'
import { deletePayment, type Payment, PAYMENTS_KEY } from './payments.api.ts'
import styles from './payments.module.css'

interface Props {
  payments: Payment[]
  /** True while the next page of the list is loading. */
  isBusy?: boolean
}

/** A row for each payment: what was bought, when and how it was paid, the amount and the invoice. */
export function PaymentRows({ payments, isBusy }: Props) {
  const method = methodOfAll(payments.map(({ provider }) => provider))
  return (
    <div className={styles.part}>
      <h2 className="visually-hidden">All payments, newest first</h2>
      {method ? <p className={styles.method}>{method}</p> : null}
      <ItemRows label="Payments" isBusy={isBusy}>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} isMethodShown={method === null} />
        ))}
      </ItemRows>
    </div>
  )
}

function PaymentRow({ payment, isMethodShown }: { payment: Payment; isMethodShown: boolean }) {
  const { order, lines, amount, madeAt, provider } = payment
  return (
    <ItemRow
      title={boughtTitle(lines) ?? `Order ${order.number}`}
      link={<Link to={`/dashboard/orders/${order.id}`} {...fetchedAhead(LAZY_PAGES.order)} />}
      isCompact
      picture={<Picture src={lines[0]?.image ?? null} alt="" sizes="5rem" />}
      facts={
        <>
          <State payment={payment} /> <DateText date={madeAt} format="shortDay" zone="reader" />
          {isMethodShown ? ` · ${providerName(provider)}` : null} · {order.number}
        </>
      }
      end={
        <span className={styles.end}>
          <strong className={styles.amount}>
            <Price dollars={amount} />
          </strong>
          <Action payment={payment} />
        </span>
      }
    />
  )
}

/** A payment that went well has no badge, so that the others stand out. */
const State = ({ payment: { state } }: { payment: Payment }) =>
  state === 'captured' ? 'Paid' : <Badge tone={STATE_LABELS[state].tone}>{STATE_LABELS[state].label}</Badge>

/** The invoice; the record can be deleted if nothing was paid. */
function Action({ payment }: { payment: Payment }) {
  if (payment.invoiceNumber) return <Invoice order={payment.order} number={payment.invoiceNumber} />
  return payment.mayDelete ? <DeleteRecord payment={payment} /> : null
}

function Invoice({ order, number }: { order: Payment['order']; number: string }) {
  const { http } = usePlatform()
  return (
    <Download name={`${number}.pdf`} read={() => readInvoice(http, order.id)} isSmall>
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
