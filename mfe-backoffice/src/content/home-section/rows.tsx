import { Button } from '@nireeka/ui'
import { type ReactNode, useState } from 'react'

import styles from './home-section.module.css'
import { MoveButtons } from './move-buttons.tsx'
import { moved } from './moved.ts'
import { useRowFocus } from './use-row-focus.ts'

interface Props<Row> {
  /** What a row is called: "Benefit". */
  name: string
  rows: readonly Row[]
  most: number
  /** What is wrong with the rows as a whole. */
  error: string | undefined
  /** What a new row begins with. */
  fresh: Row
  onChange: (rows: Row[]) => void
  /** Returns the fields of a row. */
  children: (row: Row, at: number, onChange: (row: Row) => void) => ReactNode
}

/** Entries of a section that can be added, moved and removed. */
export function Rows<Row>({ name, rows, most, error, fresh, onChange, children }: Props<Row>) {
  const { place, follow, leave } = useRowFocus()
  const [said, setSaid] = useState('')
  const last = rows.length - 1
  function move(from: number, to: number) {
    follow(from, to)
    setSaid(`${name} ${from + 1} is now in place ${to + 1} of ${rows.length}.`)
    onChange(moved(rows, from, to))
  }
  function remove(at: number) {
    leave(at)
    setSaid(`${name} ${at + 1} is removed.`)
    onChange(rows.toSpliced(at, 1))
  }
  return (
    <div ref={place} className={styles.stack}>
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
      {rows.map((row, at) => (
        // The place is the only name that a row has.
        <fieldset key={at} className={styles.row} data-row={at} tabIndex={-1}>
          <legend className={styles.legend}>
            {name} {at + 1}
          </legend>
          {children(row, at, (next) => onChange(rows.with(at, next)))}
          <p className={styles.buttons}>
            <MoveButtons name={`${name} ${at + 1}`} at={at} last={last} onMove={(to) => move(at, to)} />
            {rows.length > 1 ? (
              <Button
                tone="quiet"
                size="small"
                aria-label={`Remove ${name} ${at + 1}`}
                onClick={() => remove(at)}
              >
                Remove
              </Button>
            ) : null}
          </p>
        </fieldset>
      ))}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {rows.length < most ? (
        <p>
          <Button tone="secondary" size="small" onClick={() => onChange([...rows, fresh])}>
            Add {name}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
