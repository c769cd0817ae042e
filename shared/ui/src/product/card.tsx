import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './card.module.css'

/**
 * The class name for the link in a card's or row's title: it makes the whole card the link's click area, with a single
 * tab stop.
 */
export const cardLinkClass = styles.link

interface Props {
  /** The element to render: "li" in a list of cards. */
  as?: 'div' | 'article' | 'section' | 'li'
  /** The picture, without padding up to the card's edges. */
  picture?: ReactNode
  /** "plain" has no frame: for product grids, where the picture is the frame. */
  look?: 'framed' | 'plain'
  children: ReactNode
}

/** A box for content that belongs together. */
export const Card = ({ as: Element = 'div', picture, look = 'framed', children }: Props) => (
  <Element className={classNames(styles.card, styles[look])}>
    {picture ? <div className={styles.picture}>{picture}</div> : null}
    <div className={styles.body}>{children}</div>
  </Element>
)
