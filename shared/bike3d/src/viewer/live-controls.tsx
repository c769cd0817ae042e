import type { Configuration } from '../configuration/configuration.ts'
import styles from './bike-viewer.module.css'
import type { LiveBike } from './live-bike.ts'
import { RoomButton } from './room-button.tsx'
import { Sign } from './sign.tsx'
import { ZOOM_STEP } from './steer.ts'

interface Props {
  bike: LiveBike
  configuration: Configuration
  /** The id of the text that explains the keys. */
  keysId: string
  fileName?: string
  /** How far the pieces are moved apart, 0 to 1; null without a slider. */
  apart: number | null
  onApart: (amount: number) => void
  onReset?: () => void
}

/**
 * The controls over the live view: buttons to turn and zoom without dragging, the slider that moves pieces apart, and
 * the 3D file.
 */
export function LiveControls({ bike, configuration, keysId, fileName, apart, onApart, onReset }: Props) {
  const reset = () => {
    bike.reset()
    onReset?.()
  }
  return (
    <>
      <p id={keysId} hidden>
        Drag or press the arrow keys to turn, plus and minus to zoom, 0 to reset.
      </p>
      <div className={styles.buttons}>
        {fileName ? <RoomButton bike={bike} configuration={configuration} fileName={fileName} /> : null}
        <button type="button" aria-label="Zoom in" onClick={() => bike.zoom(ZOOM_STEP)}>
          <Sign name="plus" />
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => bike.zoom(1 / ZOOM_STEP)}>
          <Sign name="minus" />
        </button>
        <button type="button" aria-label="Reset the view" onClick={reset}>
          <Sign name="reset" />
        </button>
      </div>
      {apart === null ? null : (
        <label className={styles.apart}>
          Explode
          <input
            type="range"
            min={0}
            max={100}
            value={Math.round(apart * 100)}
            onChange={(event) => onApart(Number(event.target.value) / 100)}
          />
        </label>
      )}
    </>
  )
}
