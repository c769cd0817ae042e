import { Price } from '@nireeka/ui'
import type { ReactNode } from 'react'

import styles from './totals.module.css'

interface Props {
  /** Whether the amounts are being recalculated: they are dimmed meanwhile. */
  isBusy: boolean
  /** Whether screen readers hear of each change. */
  isLive?: boolean
  children: ReactNode
}

/** A list of amounts, of which the last one is the total. */
export const Amounts = ({ isBusy, isLive = false, children }: Props) => (
  <dl className={styles.amounts} aria-live={isLive ? 'polite' : undefined} aria-busy={isBusy}>
    {children}
  </dl>
)

interface AmountProps {
  label: string
  dollars: number | null
  /** The text shown instead of $0. */
  free?: ReactNode
}

export const Amount = ({ label, dollars, free }: AmountProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{dollars === null ? '–' : dollars === 0 && free ? free : <Signed dollars={dollars} />}</dd>
  </div>
)

const Signed = ({ dollars }: { dollars: number }) => (
  <span>
    {dollars < 0 ? '−' : ''}
    <Price dollars={Math.abs(dollars)} />
  </span>
)
