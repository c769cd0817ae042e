import { formatPrice } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Button, type Column, DataTable, DateText, DefinitionList, PrintedSheet } from '@nireeka/ui'

import { SubPage, SubPageQuery } from '../sub-page.tsx'
import { boughtTitle } from './bought-title.ts'
import { CREDITS_PROVIDER, methodOf, STATE_LABELS, sumOf } from './payment-labels.ts'
import { type PaidYear, type Payment, paymentsOfYear } from './payments.api.ts'
import styles from './payments.module.css'

const PAYMENTS = { label: 'Payments', to: '/dashboard/payments' }

/** All payments of a year on one sheet, to print or to save as a file. */
export function Statement({ year }: { year: number }) {
  const { http } = usePlatform()
  const heading = `Statement of ${year}`
  useTitle(heading)
  return (
    <SubPageQuery
      query={useQuery(paymentsOfYear(http, year))}
      parent={PAYMENTS}
      heading={heading}
      failed="Your statement can’t be shown right now"
    >
      {({ items, sums }) => (
        <PrintedSheet>
          <SubPage
            parent={PAYMENTS}
            heading={heading}
            actions={
              <Button tone="secondary" onClick={() => print()}>
                Print
              </Button>
            }
          >
            <div className={styles.statement}>
              {sums ? <DefinitionList items={totalsOf(sums)} /> : null}
              <DataTable
                caption={`Payments of ${year}, newest first`}
                columns={COLUMNS}
                rows={items}
                rowKey={({ id }) => id}
                empty="Nothing was paid in this year."
                isStacked
              />
            </div>
          </SubPage>
        </PrintedSheet>
      )}
    </SubPageQuery>
  )
}

const totalsOf = ({ paid, refunded, kept }: PaidYear) => [
  { term: 'Paid', details: formatPrice(paid) },
  { term: 'Refunded', details: formatPrice(refunded) },
  { term: 'After refunds', details: formatPrice(kept) },
]

const COLUMNS: Array<Column<Payment>> = [
  {
    header: 'Day',
    cell: ({ madeAt }) => <DateText className={styles.date} date={madeAt} format="shortDay" zone="reader" />,
  },
  { header: 'Order', cell: ({ order }) => <span className={styles.date}>{order.number}</span> },
  { header: 'Bought', cell: ({ lines }) => boughtTitle(lines) ?? '–' },
  { header: 'Method', cell: ({ provider, card }) => methodOf(provider, card) },
  { header: 'State', cell: ({ state }) => STATE_LABELS[state].label },
  { header: 'Amount', align: 'end', cell: amountOf },
  { header: 'Refunded', align: 'end', cell: ({ refunded }) => (refunded > 0 ? formatPrice(refunded) : '–') },
]

function amountOf(payment: Payment): string {
  const { provider, credits } = payment
  const sum = formatPrice(sumOf(payment))
  return credits > 0 && provider !== CREDITS_PROVIDER ? `${sum} + ${formatPrice(credits)} credit` : sum
}
