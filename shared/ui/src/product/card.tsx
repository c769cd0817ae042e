import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './card.module.css'

/** On the link in a card's or a row's title: makes the whole of it lead there, with one stop for the keyboard. */
export const cardLinkClass = styles.link

interface Props {
  /** The element that fits the place: "li" in a list of cards. */
  as?: 'div' | 'article' | 'section' | 'li'
  /** Stands flush with the card's edges. */
  picture?: ReactNode
  /** "plain" has no frame: for product grids, where the picture is the frame. */
  look?: 'framed' | 'plain'
  children: ReactNode
}

/** Things that belong together. */
export const Card = ({ as: Element = 'div', picture, look = 'framed', children }: Props) => (
  <Element className={classNames(styles.card, styles[look])}>
    {picture ? <div className={styles.picture}>{picture}</div> : null}
    <div className={styles.body}>{children}</div>
  </Element>
)
