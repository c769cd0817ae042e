import type { TextLook } from '@nireeka/contracts/api'
import { keepUnits } from '@nireeka/kit'
import type { ReactNode } from 'react'

import { type Entry, readEntry } from './entries.ts'
import styles from './entry-list.module.css'
import { LinkedText } from './linked-text.tsx'
import { People } from './people.tsx'

interface Props {
  look: TextLook
  paragraphs: readonly string[]
  /** Whether a timeline may run across the page, where there is room for it. */
  isWide?: boolean
}

/** The paragraphs of a section as figures, people or the steps of a timeline. */
export const EntryList = ({ look, paragraphs, isWide = false }: Props) =>
  SHOWN[look](paragraphs.map(readEntry), isWide)

const keyOf = ({ title, text }: Entry) => `${title} ${text}`

const SHOWN: Record<TextLook, (entries: Entry[], isWide: boolean) => ReactNode> = {
  figures: (entries) => (isSum(entries) ? <Sum entries={entries} /> : <Figures entries={entries} />),

  people: (entries) => <People entries={entries} />,

  timeline: (entries, isWide) => (
    <ol className={styles.timeline} data-wide={isWide || undefined}>
      {entries.map((entry) => (
        <li key={keyOf(entry)} className={styles.step}>
          <strong className={styles.when}>{entry.title}</strong>
          <p>
            <LinkedText text={entry.text} />
          </p>
        </li>
      ))}
    </ol>
  ),
}

/** Whether one of the figures is taken off the others. */
const isSum = (entries: readonly Entry[]) => entries.some(({ title }) => title.startsWith('−'))

const Figures = ({ entries }: { entries: Entry[] }) => (
  <dl className={styles.figures}>
    {entries.map((entry) => (
      <div key={keyOf(entry)} className={styles.figure}>
        <dt>{keepUnits(entry.text)}</dt>
        <dd>{keepUnits(entry.title)}</dd>
      </div>
    ))}
  </dl>
)

/** As the beginning of a line. */
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Amounts below each other, and below a line what they come to. */
const Sum = ({ entries }: { entries: Entry[] }) => (
  <dl className={styles.sum} data-sum>
    {entries.map((entry) => (
      <div key={keyOf(entry)}>
        <dt>{keepUnits(capitalised(entry.text))}</dt>
        <dd>{entry.title}</dd>
      </div>
    ))}
  </dl>
)
