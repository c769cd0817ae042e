import type { TextLook } from '@nireeka/contracts/api'
import { keepUnits } from '@nireeka/kit'
import { Avatar } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { type Entry, readEntry, readPerson } from './entries.ts'
import styles from './entry-list.module.css'
import { LinkedText } from './linked-text.tsx'

interface Props {
  look: TextLook
  paragraphs: readonly string[]
  /** Whether people and a timeline may run across the page, where there is room for it. */
  isWide?: boolean
}

/** The paragraphs of a section as figures, people or the steps of a timeline. */
export const EntryList = ({ look, paragraphs, isWide = false }: Props) =>
  SHOWN[look](paragraphs.map(readEntry), isWide)

const keyOf = ({ title, text }: Entry) => `${title} ${text}`

const SHOWN: Record<TextLook, (entries: Entry[], isWide: boolean) => ReactNode> = {
  figures: (entries) => (isSum(entries) ? <Sum entries={entries} /> : <Figures entries={entries} />),

  people: (entries, isWide) => (
    <ul className={styles.people} data-wide={isWide || undefined}>
      {entries.map((entry) => (
        <Person key={keyOf(entry)} entry={entry} />
      ))}
    </ul>
  ),

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

/** A person: their initials as in the forum, their name, their role, and what they work on. */
function Person({ entry }: { entry: Entry }) {
  const { name, role } = readPerson(entry)
  return (
    <li className={styles.person}>
      <Avatar name={name} />
      <h3 className={styles.name}>{name}</h3>
      {role ? <p className={styles.role}>{role}</p> : null}
      <p className={styles.work}>
        <LinkedText text={entry.text} />
      </p>
    </li>
  )
}
