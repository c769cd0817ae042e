import type { BikePiece } from '@nireeka/contracts/bike-pieces'
import { Icon } from '@nireeka/ui'
import { useId } from 'react'

import { partCount, type PieceGroup } from './groups.ts'
import styles from './piece-list.module.css'
import { SpareRow } from './spare-row.tsx'

interface Props {
  group: PieceGroup
  /** Whether it is pointed at, here or in the picture. */
  isPointedAt: boolean
  isOpen: boolean
  onPoint: (piece: BikePiece | null) => void
  onToggle: (piece: BikePiece) => void
  buttonRef: (button: HTMLButtonElement | null) => void
}

/** A piece of the bike in the list: its number, its name, and its spares once it is chosen. */
export function PieceRow({ group, isPointedAt, isOpen, onPoint, onToggle, buttonRef }: Props) {
  const { piece, title, mark, spares } = group
  const id = useId()
  return (
    <li className={isOpen ? `${styles.piece} ${styles.open}` : styles.piece}>
      <h3 className={styles.head}>
        <button
          ref={buttonRef}
          type="button"
          className={isPointedAt ? `${styles.button} ${styles.pointedAt}` : styles.button}
          aria-expanded={isOpen}
          aria-controls={id}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(piece)}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(null)}
          onFocus={() => onPoint(piece)}
          onBlur={() => onPoint(null)}
          onClick={() => onToggle(piece)}
        >
          <span className={styles.mark}>{mark ?? '–'}</span>
          <span className={styles.title}>{title}</span>
          <span className={styles.count}>{partCount(spares.length)}</span>
          <Icon name="chevron-down" />
        </button>
      </h3>
      <ul id={id} className={styles.spares} hidden={!isOpen} aria-label={`Parts of ${title}`}>
        {isOpen ? spares.map((spare) => <SpareRow key={spare.id} spare={spare} />) : null}
      </ul>
    </li>
  )
}
