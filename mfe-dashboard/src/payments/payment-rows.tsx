import { CONFIRMATIONS, formatPrice, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Badge, Button, buttonClass, DateText, ItemRow, ItemRows, Picture, Price } from '@nireeka/ui'

import { byYear } from '../by-year.ts'
import { fetchedAhead, LAZY_PAGES } from '../lazy-pages.ts'
import { Download } from '../orders/download.tsx'
import { readInvoice } from '../orders/orders.api.ts'
import { boughtTitle } from './bought-title.ts'
import { CREDITS_PROVIDER, methodOf, STATE_LABELS, TEST_PROVIDER } from './payment-labels.ts'
import { deletePayment, type PaidYear, type Payment, PAYMENTS_KEY } from './payments.api.ts'
import styles from './payments.module.css'
import { statementPath } from './statement-path.ts'

interface Props {
  payments: Payment[]
  /** The sums of all years in which something was paid. */
  years: PaidYear[]
  /** True while the next page of the list is loading. */
  isBusy?: boolean
}

/** The payments year by year: how and when something was paid, what it was for, the amount and the invoice. */
export const PaymentRows = ({ payments, years, isBusy }: Props) => (
  <>
    {byYear(payments, ({ madeAt }) => madeAt).map(({ year, items }) => (
      <section key={year} className={styles.part} aria-labelledby={`payments-${year}`}>
        <div className={styles.head}>
          <h2 id={`payments-${year}`} className={styles.heading}>
            {year}
          </h2>
          <YearSums sums={years.find((one) => one.year === year)} />
        </div>
        <ItemRows label={`Payments of ${year}`} isBusy={isBusy}>
          {items.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ItemRows>
      </section>
    ))}
    {payments.some(({ provider }) => provider === TEST_PROVIDER) ? (
      <p className={styles.quiet}>
        Payments in this demo shop are samples: no money moved, and no card was charged.
      </p>
    ) : null}
  </>
)

function YearSums({ sums }: { sums?: PaidYear }) {
  if (!sums) return null
  const { year, paid, refunded, kept } = sums
  return (
    <>
      <dl className={styles.sums}>
        <Sum term="Paid" dollars={paid} />
        {refunded > 0 ? <Sum term="Refunded" dollars={refunded} /> : null}
        {refunded > 0 ? <Sum term="After refunds" dollars={kept} /> : null}
      </dl>
      <Link className={buttonClass({ tone: 'secondary', size: 'small' })} to={statementPath(year)}>
        Statement <span className="visually-hidden">of {year}</span>
      </Link>
    </>
  )
}

const Sum = ({ term, dollars }: { term: string; dollars: number }) => (
  <div>
    <dt className={styles.quiet}>{term}</dt>
    <dd className={styles.amount}>{formatPrice(dollars)}</dd>
  </div>
)

function PaymentRow({ payment }: { payment: Payment }) {
  const { order, lines, amount, credits, refunded, provider, madeAt } = payment
  const isByCredit = provider === CREDITS_PROVIDER
  return (
    <ItemRow
      title={boughtTitle(lines) ?? `Order ${order.number}`}
      link={<Link to={`/dashboard/orders/${order.id}`} {...fetchedAhead(LAZY_PAGES.order)} />}
      isCompact
      picture={<Picture src={lines[0]?.image ?? null} alt="" sizes="5rem" />}
      facts={
        <>
          <DateText className={styles.date} date={madeAt} format="shortDay" zone="reader" />
          <span className="visually-hidden"> · </span>
          <span className={styles.date}>Order {order.number}</span>
        </>
      }
      details={<Method payment={payment} />}
      end={
        <span className={styles.paid}>
          <strong className={styles.amount}>
            <Price dollars={isByCredit ? credits : amount} />
          </strong>
          {refunded > 0 ? <span className={styles.quiet}>{formatPrice(refunded)} refunded</span> : null}
        </span>
      }
    >
      {credits > 0 && !isByCredit ? (
        <p className={styles.quiet}>Plus {formatPrice(credits)} of store credit</p>
      ) : null}
    </ItemRow>
  )
}

/** How something was paid, with its invoice. */
const Method = ({ payment }: { payment: Payment }) => (
  <div className={styles.method}>
    <p className={styles.how}>
      <State payment={payment} />
      <span>{methodOf(payment.provider, payment.card)}</span>
    </p>
    <Action payment={payment} />
  </div>
)

/** A payment that went well has no badge, so that the others stand out. */
const State = ({ payment: { state } }: { payment: Payment }) =>
  state === 'captured' ? null : <Badge tone={STATE_LABELS[state].tone}>{STATE_LABELS[state].label}</Badge>

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
