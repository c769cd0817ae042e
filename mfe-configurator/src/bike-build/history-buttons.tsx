import { Icon } from '@nireeka/ui'

import type { Builder } from './builder.ts'
import styles from './history-buttons.module.css'

/** The undo and redo buttons. They stay focusable when there is nothing to undo or redo. */
export const HistoryButtons = ({ builder }: { builder: Builder }) => (
  <div className={styles.buttons} role="group" aria-label="Changes">
    <IconButton label="Undo" keys="Control+Z Meta+Z" isIdle={!builder.mayUndo} onPress={builder.undo} />
    <IconButton
      label="Redo"
      keys="Control+Shift+Z Meta+Shift+Z"
      isIdle={!builder.mayRedo}
      onPress={builder.redo}
      isTurned
    />
  </div>
)

interface Props {
  label: string
  keys: string
  isIdle: boolean
  isTurned?: boolean
  onPress: () => void
}

const IconButton = ({ label, keys, isIdle, isTurned = false, onPress }: Props) => (
  <button
    type="button"
    className={styles.button}
    aria-label={label}
    title={label}
    aria-disabled={isIdle || undefined}
    aria-keyshortcuts={keys}
    onClick={onPress}
  >
    <span className={isTurned ? styles.turned : undefined}>
      <Icon name="reply" />
    </span>
  </button>
)
