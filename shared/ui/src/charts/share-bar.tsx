import { formatNumber } from '@nireeka/contracts'
import { type ReactNode, useId } from 'react'

import { classNames } from '../class-names.ts'
import styles from './chart.module.css'
import { toneClass } from './legend.tsx'
import share from './share-bar.module.css'
import { type SharePart, toShares } from './share-parts.ts'
import { ShowFigures } from './show-figures.tsx'

interface Props {
  heading: string
  level?: 2 | 3
  /** One sentence that says what the bar shows. */
  summary?: string
  /** At most five parts; more must be combined by the caller. */
  parts: readonly SharePart[]
  format?: (value: number) => string
  /** The sentence in place of a bar without parts. */
  empty: string
  /** The exact values behind "Show the figures": a DataTable. */
  figures?: ReactNode
}

/** A bar that shows the parts of a whole. The list beside it has the same information as text. */
export function ShareBar(props: Props) {
  const { heading, level = 2, summary, parts, format = formatNumber, empty, figures } = props
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  const isEmpty = parts.every(({ value }) => value === 0)
  const toneOf = (label: string) => toneClass(parts.findIndex((part) => part.label === label))
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <header className={styles.header}>
        <Heading id={id} className={styles.heading}>
          {heading}
        </Heading>
        {summary && !isEmpty ? <p className={styles.summary}>{summary}</p> : null}
      </header>
      {isEmpty ? <p className={share.empty}>{empty}</p> : null}
      {isEmpty ? null : (
        <svg className={share.bar} aria-hidden="true">
          {toShares(parts).map(({ label, start, length }) => (
            <rect
              key={label}
              className={classNames(share.part, toneOf(label))}
              x={`${start}%`}
              width={`${length}%`}
              height="100%"
            />
          ))}
        </svg>
      )}
      <ul className={share.list}>
        {toShares(parts).map(({ label, value, percent }) => (
          <li key={label} className={share.item}>
            <span className={classNames(styles.swatch, toneOf(label))} />
            {label} <span className={share.value}>{format(value)}</span>{' '}
            <span className={share.percent}>{percent}</span>
          </li>
        ))}
      </ul>
      {figures && !isEmpty ? <ShowFigures>{figures}</ShowFigures> : null}
    </section>
  )
}
