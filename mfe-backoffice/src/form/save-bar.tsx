import { Button } from '@nireeka/ui'

import styles from './edit-form.module.css'

interface Props {
  isNew: boolean
  isDirty: boolean
  isBusy: boolean
  onDiscard: () => void
}

/** The bar at the foot of the screen that saves a form or takes its changes back. */
export const SaveBar = ({ isNew, isDirty, isBusy, onDiscard }: Props) => (
  <div className={styles.bar}>
    <p className={styles.state} role="status">
      {isDirty ? 'Unsaved changes' : ''}
    </p>
    {isDirty ? (
      <Button tone="quiet" size="small" onClick={onDiscard}>
        Discard
      </Button>
    ) : null}
    <Button type="submit" size="small" isBusy={isBusy} aria-keyshortcuts="Control+S Meta+S">
      {isNew ? 'Create' : 'Save'}
    </Button>
  </div>
)
