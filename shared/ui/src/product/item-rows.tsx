import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { fillLink, type LinkElement } from '../link-slot.ts'
import { cardLinkClass } from './card.tsx'
import styles from './item-rows.module.css'

interface ListProps {
  label: string
  /** True while the next page of the list is loading. */
  isBusy?: boolean
  /** One `ItemRow` for each item. */
  children: ReactNode
}

/** A list of orders, tickets, bikes or other items with a page of their own. */
export const ItemRows = ({ label, isBusy, children }: ListProps) => (
  <ul className={styles.rows} aria-label={label} aria-busy={isBusy}>
    {children}
  </ul>
)

interface RowProps {
  title: string
  /** The item's page. The whole row is its click area; other links and buttons in the row stay above it. */
  link: LinkElement
  picture?: ReactNode
  /** A large picture stands above the words on a phone. */
  pictureSize?: 'small' | 'large'
  /** Quiet facts below the title, such as number and day. */
  facts?: ReactNode
  /** What else is said below the title, such as badges. */
  children?: ReactNode
  /** Stands beside the words, and on a phone below them. */
  details?: ReactNode
  /** Stands at the end of the row at every width, so it is short: a price, a button. */
  end?: ReactNode
  /** Buttons and links below the words; with them the row needs no arrow. */
  actions?: ReactNode
  /** Is smaller on a phone: a small picture, and a title of at most three lines. */
  isCompact?: boolean
  /** Marks an item that waits for its reader. */
  isMarked?: boolean
}

export const ItemRow = ({ pictureSize = 'small', isMarked, ...row }: RowProps) => (
  <li
    className={styles.row}
    data-picture={row.picture ? pictureSize : undefined}
    data-compact={row.isCompact}
    data-detailed={row.details ? true : undefined}
    data-marked={isMarked || undefined}
  >
    {row.picture ? <span className={styles.picture}>{row.picture}</span> : null}
    <div className={styles.words}>
      <h3 className={styles.title}>
        {fillLink(row.link, { className: classNames(cardLinkClass, styles.link), children: row.title })}
      </h3>
      {row.facts ? <p className={styles.facts}>{row.facts}</p> : null}
      {row.children}
      {row.actions ? <div className={styles.actions}>{row.actions}</div> : null}
    </div>
    {row.details ? <div className={styles.details}>{row.details}</div> : null}
    <End end={row.end} hasArrow={!row.actions} />
  </li>
)

const End = ({ end, hasArrow }: { end: ReactNode; hasArrow: boolean }) =>
  end || hasArrow ? (
    <div className={styles.end}>
      {end}
      {hasArrow ? (
        <span className={styles.arrow}>
          <Icon name="chevron-right" />
        </span>
      ) : null}
    </div>
  ) : null
