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

/** The payments year by year, with the sums of each: when, what for, how much, and the invoice. */
export const PaymentRows = ({ payments, years, isBusy }: Props) => (
  <>
    {byYear(payments, ({ madeAt }) => madeAt).map(({ year, items }) => (
      <YearPart
        key={year}
        year={year}
        payments={items}
        sums={years.find((one) => one.year === year)}
        isBusy={isBusy}
      />
    ))}
    {payments.some(({ provider }) => provider === TEST_PROVIDER) ? (
      <p className={styles.demo}>In this demo, no money moved, and no card was charged.</p>
    ) : null}
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

/** What a year cost; where something was refunded, out of what. */
function YearSums({ sums }: { sums: PaidYear | undefined }) {
  if (!sums) return null
  const { year, paid, refunded, kept } = sums
  const isRefunded = refunded > 0
  return (
    <>
      <div className={styles.sums}>
        <p className={styles.sum}>
          <span className={styles.quiet}>{isRefunded ? 'After refunds' : 'Paid'}</span>{' '}
          <strong className={styles.amount}>{formatPrice(isRefunded ? kept : paid)}</strong>
        </p>
        {isRefunded ? (
          <p className={styles.quiet}>
            {formatPrice(paid)} paid, {formatPrice(refunded)} refunded
          </p>
        ) : null}
      </div>
      <Link className={buttonClass({ tone: 'secondary', size: 'small' })} to={statementPath(year)}>
        Statement <span className="visually-hidden">of {year}</span>
      </Link>
    </>
  )
}
