import { useCallback } from 'react'

import type { Configuration } from '../configuration/configuration.ts'
import styles from './bike-viewer.module.css'
import type { LiveBike } from './live-bike.ts'
import type { FileFormat } from './model/messages.ts'
import { Sign } from './sign.tsx'
import { SAVED_NOTE, useModelFile } from './use-model-file.ts'

interface Props {
  bike: Pick<LiveBike, 'file'>
  configuration: Configuration
  fileName: string
}

/** A button that makes the 3D file of the shown bike and passes it to the device. */
export function RoomButton({ bike, configuration, fileName }: Props) {
  const make = useCallback((format: FileFormat) => bike.file(configuration, format), [bike, configuration])
  const { status, label, press } = useModelFile({ name: fileName, make })
  return (
    <>
      <button
        type="button"
        className={status === 'busy' ? styles.busy : undefined}
        aria-label={label}
        title={label}
        aria-busy={status === 'busy'}
        onClick={press}
      >
        <Sign name="room" />
      </button>
      <span role="status" className={styles.told}>
        {status === 'saved' ? SAVED_NOTE : null}
      </span>
    </>
  )
}
