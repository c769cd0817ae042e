import { Button } from '../button/button.tsx'
import styles from './removed-item.module.css'

interface Props {
  /** What is gone: “For the forest” is deleted. */
  text: string
  /** What Undo undoes, for readers: deleting For the forest. */
  undoes: string
  isBusy: boolean
  onUndo: () => void
}

/** Stands in a list where something was deleted, and brings it back. */
export const RemovedItem = ({ text, undoes, isBusy, onUndo }: Props) => (
  <li className={styles.removed}>
    <span>{text}</span>
    <Button ref={focusUnlessElsewhere} tone="quiet" size="small" isBusy={isBusy} onClick={onUndo}>
      Undo <span className="visually-hidden">{undoes}</span>
    </Button>
  </li>
)

/** The button that deleted went with its card: whoever stood there goes on here. */
function focusUnlessElsewhere(undo: HTMLButtonElement | null) {
  if (!document.activeElement?.matches('a, button, input')) undo?.focus()
}
