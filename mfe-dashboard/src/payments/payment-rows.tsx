import { formatPrice } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import { byYear } from '../by-year.ts'
import { TEST_PROVIDER } from './payment-labels.ts'
import { PaymentRow } from './payment-row.tsx'
import type { PaidYear, Payment } from './payments.api.ts'
import styles from './payments.module.css'
import { statementPath } from './statement-path.ts'

interface Props {
  payments: Payment[]
  /** The sums of all years in which something was paid. */
  years: PaidYear[]
  /** True while the next page of the list is loading. */
  isBusy?: boolean
}

/** The payments year by year, with the sums of each: when, what for, how much, and the invoice. In test mode, that is told before any amount. */
export const PaymentRows = ({ payments, years, isBusy }: Props) => (
  <>
    {payments.some(({ provider }) => provider === TEST_PROVIDER) ? (
      <p className={styles.demo}>Test mode: no money has moved, and no card was charged.</p>
    ) : null}
    {byYear(payments, ({ madeAt }) => madeAt).map(({ year, items }) => (
      <YearPart
        key={year}
        year={year}
        payments={items}
        sums={years.find((one) => one.year === year)}
        isBusy={isBusy}
      />
    ))}
  </>
)

interface YearProps {
  year: number
  payments: Payment[]
  sums?: PaidYear | undefined
  isBusy?: boolean | undefined
}

const YearPart = ({ year, payments, sums, isBusy }: YearProps) => (
  <section className={styles.part} aria-labelledby={`payments-${year}`}>
    <div className={styles.head}>
      <h2 id={`payments-${year}`} className={styles.heading}>
        {year}
      </h2>
      <YearSums sums={sums} />
    </div>
    <ul className={styles.rows} aria-label={`Payments of ${year}`} aria-busy={isBusy}>
      {payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} />
      ))}
    </ul>
  </section>
)

/** What a year cost, and where store credit was used or something was refunded, how much of it. */
function YearSums({ sums }: { sums: PaidYear | undefined }) {
  if (!sums) return null
  return (
    <>
      <dl className={styles.sums}>
        {sumsOf(sums).map(({ term, sum }) => (
          <div key={term} className={styles.sum}>
            <dt className={styles.quiet}>{term}</dt>
            <dd className={styles.amount}>{sum}</dd>
          </div>
        ))}
      </dl>
      <Link className={buttonClass({ tone: 'secondary', size: 'small' })} to={statementPath(sums.year)}>
        Statement <span className="visually-hidden">of {sums.year}</span>
      </Link>
    </>
  )
}

const sumsOf = ({ paid, credits, refunded, kept }: PaidYear) => [
  { term: 'Paid', sum: formatPrice(paid) },
  ...(credits > 0 ? [{ term: 'Of which credit', sum: formatPrice(credits) }] : []),
  ...(refunded > 0
    ? [
        { term: 'Refunded', sum: `−${formatPrice(refunded)}` },
        { term: 'After refunds', sum: formatPrice(kept) },
      ]
    : []),
]
