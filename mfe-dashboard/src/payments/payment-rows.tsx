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
      <p className={styles.demo}>Test mode: no money has moved, and no card was charged.</p>
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

/** What a year cost, and where store credit was used or something was refunded, how much of it. */
function YearSums({ sums }: { sums: PaidYear | undefined }) {
  if (!sums) return null
  const { year, paid, refunded, kept } = sums
  const isRefunded = refunded > 0
  const shares = sharesOf(sums)
  return (
    <>
      <div className={styles.sums}>
        <p className={styles.sum}>
          <span className={styles.quiet}>{isRefunded ? 'After refunds' : 'Paid'}</span>{' '}
          <strong className={styles.amount}>{formatPrice(isRefunded ? kept : paid)}</strong>
        </p>
        {shares ? <p className={styles.quiet}>{shares}</p> : null}
      </div>
      <Link className={buttonClass({ tone: 'secondary', size: 'small' })} to={statementPath(year)}>
        Statement <span className="visually-hidden">of {year}</span>
      </Link>
    </>
  )
}

/** Returns what a year's sum consists of, as in "$2,148 paid, $15 of it with credit, $325 refunded"; '' where nothing is to be said. */
const sharesOf = ({ paid, credits, refunded }: PaidYear) =>
  [
    refunded > 0 ? `${formatPrice(paid)} paid` : '',
    credits > 0 ? `${formatPrice(credits)} of it with credit` : '',
    refunded > 0 ? `${formatPrice(refunded)} refunded` : '',
  ]
    .filter(Boolean)
    .join(', ')
