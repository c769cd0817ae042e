import { formatNumber, formatPrice } from '@nireeka/contracts'
import { DefinitionList, Picture, Price } from '@nireeka/ui'

import styles from '../../orders/order.module.css'
import { sumsOf } from '../actions/refund-return-dialog.tsx'
import type { Return, ReturnLine } from '../return.api.ts'
import { REASON_LABELS } from '../return-labels.ts'

/** What is sent back and why, what has arrived, and what it is worth. */
export const ReturnLines = ({ item }: { item: Return }) => (
  <section className={styles.part} aria-labelledby="lines">
    <h2 id="lines" className={styles.heading}>
      Items
    </h2>
    <ul className={styles.lines}>
      {item.lines.map((line) => (
        <Line key={line.lineId} line={line} />
      ))}
    </ul>
    {item.refund || item.exchangeOrder ? null : <DefinitionList items={sumsOf(item)} />}
  </section>
)

const Line = ({ line }: { line: ReturnLine }) => (
  <li className={styles.line}>
    <Picture src={line.image} alt="" sizes="6rem" />
    <div className={styles.words}>
      <span className={styles.title}>
        {formatNumber(line.count)} × {line.title}
      </span>
      <span className={styles.quiet}>{REASON_LABELS[line.reason]}</span>
      {line.exchangeFor ? <span className={styles.quiet}>Exchange for: {line.exchangeFor.title}</span> : null}
      <span className={styles.quiet}>{progressOf(line)}</span>
      {line.condition ? <span className={styles.text}>{line.condition}</span> : null}
      {line.deductionReason ? (
        <span className={styles.quiet}>
          Deduction of {formatPrice(line.deduction)}: {line.deductionReason}
        </span>
      ) : null}
    </div>
    <span className={styles.end}>
      <Price dollars={line.value} />
    </span>
  </li>
)

function progressOf({ received, restocked, writtenOff }: ReturnLine): string {
  const parts = [
    received === null ? '' : `${formatNumber(received)} received`,
    restocked ? `${formatNumber(restocked)} back to stock` : '',
    writtenOff ? `${formatNumber(writtenOff)} written off` : '',
  ]
  return parts.filter(Boolean).join(', ')
}
