import type { Unit } from '@nireeka/kit/units'
import { RadioCards } from '@nireeka/ui'

import { useEarlyChoice } from '../bike/use-early-choice.ts'
import type { Size } from '../bikes/bike.ts'
import { heights } from '../performance/measures.ts'
import styles from './size.module.css'

interface Props {
  sizes: Size[]
  chosen: Size | null
  unit: Unit
  /** By size, the reason why a chosen part doesn't fit it. */
  misfits?: ReadonlyMap<number, string>
  onChoose: (sizeId: number) => void
}

/**
 * Radio buttons for the sizes. One that isn't built now can't be chosen. One that a part doesn't fit can; the page then
 * explains the consequences.
 */
export function SizeChoice({ sizes, chosen, unit, misfits, onChoose }: Props) {
  const value = chosen?.id ?? null
  const box = useEarlyChoice<HTMLDivElement>(value, onChoose)
  return (
    <div ref={box} className={styles.sizes}>
      <RadioCards
        legend={<span className="visually-hidden">Size</span>}
        columns={2}
        value={value}
        onChange={onChoose}
        options={sizes.map(({ id, name, riderFrom, riderTo, note }) => ({
          value: id,
          label: name,
          isDisabled: note !== null,
          details: (
            <>
              <span className={styles.riders}>Riders</span>{' '}
              <span className={styles.range}>{heights(riderFrom, riderTo, unit)}</span>
              {/* The line below the sizes says which one isn’t built. */}
              <span className={note === null ? undefined : 'visually-hidden'}>
                {sentencesOf(note, misfits?.get(id))}
              </span>
            </>
          ),
        }))}
      />
    </div>
  )
}

/** Returns what follows the riders' heights; nothing without a text. */
function sentencesOf(...texts: Array<string | null | undefined>) {
  const more = texts.flatMap((text) => (text ? [text.replace(/\.$/, '')] : []))
  return more.length > 0 ? `. ${more.join('. ')}.` : ''
}
