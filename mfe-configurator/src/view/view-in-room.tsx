import { SAVED_NOTE, useModelFile } from '@nireeka/bike3d/viewer'
import { Button } from '@nireeka/ui'

import { type ShownBike, useShownBike } from './shown-bike.ts'
import styles from './view.module.css'

interface Props {
  /** The file's name without extension. */
  name: string
}

/** A button that downloads the build's 3D file for an augmented reality app. Renders nothing without a 3D view. */
export function ViewInRoom({ name }: Props) {
  const shown = useShownBike()
  return shown ? <Room name={name} make={shown.file} /> : null
}

function Room({ name, make }: Props & { make: ShownBike['file'] }) {
  const { status, label, press } = useModelFile({ name, make })
  return (
    <div className={styles.room}>
      <Button tone="secondary" isBusy={status === 'busy'} onClick={press}>
        {label}
      </Button>
      <p className={styles.note} role="status">
        {status === 'saved' ? SAVED_NOTE : null}
      </p>
    </div>
  )
}
