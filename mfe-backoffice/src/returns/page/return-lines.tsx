import { formatNumber, formatPrice } from '@nireeka/contracts'
import { DefinitionList, OrderLineList, OrderLineNote, OrderLineRow } from '@nireeka/ui'

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
    <OrderLineList isDense>
      {item.lines.map((line) => (
        <Line key={line.lineId} line={line} isOpen={item.allowed.length > 0} />
      ))}
    </OrderLineList>
    {item.refund || item.exchangeOrder ? null : <DefinitionList items={sumsOf(item)} />}
  </section>
)

/** A line; what it would bring is known as long as the return is open. */
const Line = ({ line, isOpen }: { line: ReturnLine; isOpen: boolean }) => (
  <OrderLineRow
    image={line.image}
    title={`${formatNumber(line.count)} × ${line.title}`}
    sum={isOpen ? line.value : undefined}
  >
    <OrderLineNote>{REASON_LABELS[line.reason]}</OrderLineNote>
    {line.exchangeFor ? <OrderLineNote>Exchange for: {line.exchangeFor.title}</OrderLineNote> : null}
    <OrderLineNote>{progressOf(line)}</OrderLineNote>
    {line.condition ? <span className={styles.text}>{line.condition}</span> : null}
    {line.deductionReason ? (
      <OrderLineNote>
        Deduction of {formatPrice(line.deduction)}: {line.deductionReason}
      </OrderLineNote>
    ) : null}
  </OrderLineRow>
)

function progressOf({ received, restocked, writtenOff }: ReturnLine): string {
  const parts = [
    received === null ? '' : `${formatNumber(received)} received`,
    restocked ? `${formatNumber(restocked)} back to stock` : '',
    writtenOff ? `${formatNumber(writtenOff)} written off` : '',
  ]
  return parts.filter(Boolean).join(', ')
}
