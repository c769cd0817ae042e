import { Field, TextInput } from '@nireeka/ui'

import styles from '../order.module.css'

export type Counts = Readonly<Record<number, number>>

interface Props {
  legend: string
  /** The lines, and how many pieces of each may be chosen at most. */
  lines: ReadonlyArray<{ id: number; title: string; most: number }>
  counts: Counts
  onChange: (counts: Counts) => void
}

/** How many pieces of each line are meant. */
export const LineCounts = ({ legend, lines, counts, onChange }: Props) => (
  <fieldset className={styles.counts}>
    <legend className={styles.legend}>{legend}</legend>
    {lines.map(({ id, title, most }) => (
      <Field key={id} label={title} hint={`Up to ${most}`}>
        <TextInput
          type="number"
          min={0}
          max={most}
          value={counts[id] ?? 0}
          onChange={({ target }) => onChange({ ...counts, [id]: within(target.valueAsNumber, most) })}
        />
      </Field>
    ))}
  </fieldset>
)

const within = (count: number, most: number) =>
  Number.isNaN(count) ? 0 : Math.min(Math.max(Math.trunc(count), 0), most)

/** Returns the lines of which pieces are chosen, as the API takes them. */
export const chosenLines = (counts: Counts) =>
  Object.entries(counts).flatMap(([id, count]) => (count > 0 ? [{ lineId: Number(id), count }] : []))
