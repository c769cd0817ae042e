import { Button } from '../button/button.tsx'
import styles from './removed-item.module.css'

interface Props {
  /** The sentence about what was deleted: “For the forest” is deleted. */
  text: string
  /** What Undo reverts, for screen readers: deleting For the forest. */
  undoes: string
  isBusy: boolean
  onUndo: () => void
}

/** The place of a deleted item in a list, with an Undo button. */
export const RemovedItem = ({ text, undoes, isBusy, onUndo }: Props) => (
  <li className={styles.removed}>
    <span>{text}</span>
    <Button ref={focusUnlessElsewhere} tone="quiet" size="small" isBusy={isBusy} onClick={onUndo}>
      Undo <span className="visually-hidden">{undoes}</span>
    </Button>
  </li>
)

/** Moves the focus to Undo if it was on the deleted item's button and is now nowhere. */
function focusUnlessElsewhere(undo: HTMLButtonElement | null) {
  if (!document.activeElement?.matches('a, button, input')) undo?.focus()
}
