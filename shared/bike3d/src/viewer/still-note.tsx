import styles from './bike-viewer.module.css'
import type { ViewerState } from './create-viewer.ts'
import { LoadingNote } from './loading-note.tsx'
import { Sign } from './sign.tsx'
import type { StillReason } from './support.ts'

/** Notes for the reasons that a visitor can do something about; devices that can't draw the view get none. */
const NOTES: Partial<Record<StillReason, string>> = {
  'saves-data': 'Shown as a picture to save data.',
  lost: 'Shown as a picture: the 3D view was interrupted.',
  failed: 'Shown as a picture: the 3D view could not be shown.',
}

/** Returns whether trying again is pointless, because a part or colour has no model. */
const isForGood = (state: ViewerState) =>
  state.status === 'still' && /^Unknown(Part|Colour)$/.test(state.error?.name ?? '')

interface Props {
  state: ViewerState
  /** What the picture doesn't show of the configuration. */
  lack?: string
  onStart: () => void
}

/**
 * What is told over the picture: how far the live view has loaded, or why there is none, with a button to start it
 * anyway.
 */
export function StillNote({ state, lack, onStart }: Props) {
  const reason = state.status === 'still' ? state.reason : null
  const note = reason ? [NOTES[reason], lack].filter(Boolean).join(' ') : null
  const mayStart = reason !== null && reason !== 'no-webgl' && !isForGood(state)
  return (
    <>
      {state.status === 'loading' ? <LoadingNote progress={state.progress} /> : null}
      <div className={styles.note}>
        <span role="status">{note}</span>
        {mayStart ? (
          <button type="button" onClick={onStart}>
            <Sign name="reset" />
            <span>
              <span className={styles.words}>Turn it in</span> 3D
            </span>
          </button>
        ) : null}
      </div>
    </>
  )
}
