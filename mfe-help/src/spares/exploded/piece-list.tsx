import type { BikePiece } from '@nireeka/contracts/bike-pieces'

import type { AssemblyGroup } from './groups.ts'
import styles from './piece-list.module.css'
import { PieceRow } from './piece-row.tsx'

interface Props {
  groups: readonly AssemblyGroup[]
  active: BikePiece | null
  chosen: BikePiece | null
  /** Set while the page is printed: every piece shows its spares. */
  isOpen: boolean
  onPoint: (piece: BikePiece | null) => void
  onToggle: (piece: BikePiece) => void
  /** Told the button of each piece, so that a choice in the picture can lead to it. */
  onButton: (piece: BikePiece, button: HTMLButtonElement | null) => void
}

/** The pieces of the bike by assembly: the list beside the picture, which has all of it without the picture. */
export const PieceList = ({ groups, active, chosen, isOpen, onPoint, onToggle, onButton }: Props) => (
  <div className={styles.groups}>
    {groups.map(({ assembly, title, pieces }) => (
      <section key={title} aria-label={title}>
        <h2 className={styles.assembly}>{title}</h2>
        {assembly === null ? (
          <p className={styles.note}>These are for parts that aren’t on the pictured bike.</p>
        ) : null}
        <ul className={styles.pieces}>
          {pieces.map((group) => (
            <PieceRow
              key={group.piece}
              group={group}
              isPointedAt={group.piece === active}
              isOpen={isOpen || group.piece === chosen}
              onPoint={onPoint}
              onToggle={onToggle}
              buttonRef={(button) => onButton(group.piece, button)}
            />
          ))}
        </ul>
      </section>
    ))}
  </div>
)
