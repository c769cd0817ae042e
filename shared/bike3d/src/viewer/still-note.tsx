import styles from './bike-viewer.module.css'
import type { ViewerState } from './create-viewer.ts'
import type { StillReason } from './support.ts'

/** Said only where it helps: a device that can't draw it is no news to its owner. */
const NOTES: Partial<Record<StillReason, string>> = {
  'saves-data': 'Shown as a picture to save data.',
  lost: 'Shown as a picture: the 3D view was interrupted.',
  failed: 'Shown as a picture: the 3D view could not be shown.',
}

/** Of a part or colour without a model there is nothing to try again. */
const isForGood = (state: ViewerState) =>
  state.status === 'still' && /^Unknown(Part|Colour)$/.test(state.error?.name ?? '')

interface Props {
  state: ViewerState
  /** What the picture doesn't show. */
  lack?: string
  onStart: () => void
}

/** Why a picture is shown, and the way to the live view for whoever wants it all the same. */
export function StillNote({ state, lack, onStart }: Props) {
  const reason = state.status === 'still' ? state.reason : null
  const note = reason ? [NOTES[reason], lack].filter(Boolean).join(' ') : null
  const mayStart = reason !== null && reason !== 'no-webgl' && !isForGood(state)
  return (
    <div className={styles.note}>
      <span role="status">{note}</span>
      {mayStart ? (
        <button type="button" onClick={onStart}>
          Show in 3D
        </button>
      ) : null}
    </div>
  )
}
