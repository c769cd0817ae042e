import { Button } from '@nireeka/ui'

import { nameOf } from './bike-look.tsx'
import { STAGE_LABELS } from './stage-texts.ts'
import type { Moved } from './use-board-actions.ts'
import styles from './workshop.module.css'

/** Offers to take the last move back, as long as the bike may go there. */
export function UndoBar({ last, onUndo }: { last: Moved | null; onUndo: () => void }) {
  if (!last?.bike.nextStages.includes(last.from)) return null
  return (
    <p className={styles.undo}>
      {nameOf(last.bike)}: {STAGE_LABELS[last.bike.stage]}{' '}
      <Button tone="quiet" size="small" aria-keyshortcuts="u" onClick={onUndo}>
        Undo
      </Button>
    </p>
  )
}
