import { SAVED_NOTE, useModelFile } from '@nireeka/bike3d/viewer'
import { Button } from '@nireeka/ui'

import { type ShownBike, useShownBike } from './shown-bike.ts'
import styles from './view.module.css'

interface Props {
  /** Of the file, without its ending. */
  name: string
}

/** The 3D file of the build, for an app that shows it in the rider's own room; nothing where the bike isn't live. */
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
