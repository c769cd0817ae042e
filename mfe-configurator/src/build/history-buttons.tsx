import { Button } from '@nireeka/ui'

import type { Builder } from './builder.ts'
import styles from './history-buttons.module.css'

/** One step back in what was chosen, one step on, and all of it back to how the bike comes. */
export const HistoryButtons = ({ builder }: { builder: Builder }) => (
  <div className={styles.buttons} role="group" aria-label="Changes">
    <Button
      tone="quiet"
      size="small"
      aria-disabled={!builder.mayUndo}
      aria-keyshortcuts="Control+Z Meta+Z"
      onClick={builder.undo}
    >
      Undo
    </Button>
    <Button
      tone="quiet"
      size="small"
      aria-disabled={!builder.mayRedo}
      aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
      onClick={builder.redo}
    >
      Redo
    </Button>
    <Button tone="quiet" size="small" onClick={builder.reset}>
      Start over
    </Button>
  </div>
)
