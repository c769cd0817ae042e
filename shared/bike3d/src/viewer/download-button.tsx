import { useState } from 'react'

import type { Configuration } from '../configuration/configuration.ts'
import styles from './bike-viewer.module.css'
import type { LiveBike } from './live-bike.ts'
import { saveFile } from './save-file.ts'
import { Sign } from './sign.tsx'

interface Props {
  bike: Pick<LiveBike, 'file'>
  configuration: Configuration
  fileName: string
}

type State = 'ready' | 'busy' | 'failed'

const LABELS: Record<State, string> = {
  ready: 'Download the 3D file',
  busy: 'The 3D file is being made',
  failed: 'The 3D file could not be made. Try again',
}

/** Makes the GLB of what is shown and saves it. */
export function DownloadButton({ bike, configuration, fileName }: Props) {
  const [state, setState] = useState<State>('ready')
  const download = () => {
    if (state === 'busy') return
    setState('busy')
    bike.file(configuration).then(
      (bytes) => {
        saveFile(bytes, `${fileName}.glb`)
        setState('ready')
      },
      () => setState('failed'),
    )
  }
  return (
    <button
      type="button"
      className={state === 'busy' ? styles.busy : undefined}
      aria-label={LABELS[state]}
      title={LABELS[state]}
      aria-busy={state === 'busy'}
      onClick={download}
    >
      <Sign name="download" />
    </button>
  )
}
