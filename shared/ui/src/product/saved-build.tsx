import { formatNumber } from '@nireeka/contracts'
import type { ReactNode } from 'react'

import { DateText } from '../figures/date-text.tsx'
import { fillLink, type LinkElement } from '../link-slot.ts'
import { Alert } from '../notice/alert.tsx'
import { Price } from './price.tsx'
import styles from './saved-build.module.css'

interface ListProps {
  label: string
  /** One `SavedBuildTile` for each build. */
  children: ReactNode
}

/** A list of saved builds as large tiles, at most three in a row. */
export const SavedBuildTiles = ({ label, children }: ListProps) => (
  <ul className={styles.tiles} aria-label={label}>
    {children}
  </ul>
)

interface Props {
  name: string
  /** Opens the build. */
  link: LinkElement
  heading?: 'h2' | 'h3'
  /** Stands in the place of the name while that is changed. */
  form?: ReactNode
  picture: ReactNode
  /** What the build costs today, in dollars. */
  price: number
  /** Its bike, size and colour. */
  look: string
  /** The names of the parts that differ from the bike's standard. */
  parts: readonly string[]
  /** When it was last changed; undefined where that isn't known. */
  changedAt?: Date
  /** What has changed since it was saved. */
  notice?: string | null
  /** Buttons and links. */
  actions: ReactNode
  /** The checkbox that chooses the build for a comparison. */
  choice?: ReactNode
}

/** A saved build: its picture over its name, what it costs today, and what can be done with it. */
export const SavedBuildTile = ({ picture, form, notice, changedAt, actions, choice, ...build }: Props) => (
  <li className={styles.tile}>
    <span className={styles.picture}>{picture}</span>
    {form ?? <Title {...build} />}
    <div className={styles.facts}>
      <p>{build.look}</p>
      <p className={styles.quiet}>{partsText(build.parts)}</p>
      {changedAt ? (
        <p className={styles.quiet}>
          Last changed on <DateText date={changedAt} format="shortDay" zone="reader" />
        </p>
      ) : null}
    </div>
    {notice ? <Alert>{notice}</Alert> : null}
    <div className={styles.end}>
      <div className={styles.actions}>{actions}</div>
      {choice ? <div className={styles.choice}>{choice}</div> : null}
    </div>
  </li>
)

const Title = ({
  name,
  link,
  price,
  heading: Heading = 'h2',
}: Pick<Props, 'name' | 'link' | 'price' | 'heading'>) => (
  <div className={styles.title}>
    <Heading className={styles.name}>{fillLink(link, { children: name })}</Heading>
    <strong className={styles.price}>
      <Price dollars={price} />
    </strong>
  </div>
)

/** The most parts that are named. */
const MOST_NAMES = 3

// A dot stays with the name before it, so that no line begins with one.
function partsText(names: readonly string[]): string {
  if (names.length === 0) return 'Standard parts'
  const more = names.length - MOST_NAMES
  const shown = names.slice(0, MOST_NAMES).join('\u00A0· ')
  return more > 0 ? `${shown} and ${formatNumber(more)} more` : shown
}
