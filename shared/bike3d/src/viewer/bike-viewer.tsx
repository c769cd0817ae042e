import { type ReactNode, useEffect, useId, useState } from 'react'

import type { Configuration } from '../configuration/configuration.ts'
import type { ViewName } from '../studio/views.ts'
import styles from './bike-viewer.module.css'
import type { ViewerState } from './create-viewer.ts'
import type { LiveBike } from './live-bike.ts'
import { LiveControls } from './live-controls.tsx'
import { steer } from './steer.ts'
import { StillNote } from './still-note.tsx'
import { useViewer, type ViewerSources } from './use-viewer.ts'
import { whenIdle } from './when-idle.ts'

export interface BikeViewerProps {
  configuration: Configuration
  /** The picture shown at first and whenever there is no live view; it fills a box of 8:5. */
  poster: ReactNode
  /** The accessible name of the live view: "Nireeka Prime in Pine, size M". */
  alt: string
  /** The camera view of the poster, with which the live view starts. */
  view?: ViewName
  /** The piece that is being chosen; the camera moves close to it. */
  framedPiece?: string | null
  /** How far the pieces are moved apart, 0 to 1; shown as a slider when `canExplode` is set. */
  explode?: number
  canExplode?: boolean
  /** Configurations that may be chosen next, whose pieces are built ahead of time. */
  likely?: readonly Configuration[]
  /** A sentence about what the poster doesn't show of the configuration; displayed when no live view will come. */
  posterLacks?: string
  /** Offers the bike as a 3D file with this name and a suitable extension. */
  fileName?: string
  onState?: (state: ViewerState) => void
  /** Replacements for what the viewer reads from the browser and loads, for tests and measurements. */
  sources?: ViewerSources
}

/** A picture of a bike that becomes a live 3D view where possible, to be turned by mouse, touch and keys. */
export function BikeViewer(props: BikeViewerProps) {
  const {
    configuration,
    poster,
    alt,
    view = 'side',
    framedPiece,
    canExplode,
    fileName,
    likely,
    posterLacks,
  } = props
  const [apart, setApart] = useState(0)
  const { boxRef, hostRef, state, start } = useViewer({ ...props, configuration, view })
  const keysId = useId()
  const bike = state.status === 'live' ? state.bike : null
  const explode = props.explode ?? apart

  useEffect(() => bike?.frame(framedPiece ?? null), [bike, framedPiece])
  useEffect(() => bike?.explode(explode), [bike, explode])
  useEffect(() => {
    if (bike && likely && likely.length > 0) return whenIdle(() => void bike.expect(likely))
  }, [bike, likely])

  return (
    <div ref={boxRef} className={styles.box}>
      <div className={styles.poster} aria-hidden={bike ? true : undefined}>
        {poster}
      </div>
      <div ref={hostRef} {...(bike ? liveStage(bike, alt, keysId) : STILL_STAGE)} />
      {bike ? (
        <LiveControls
          bike={bike}
          keysId={keysId}
          configuration={configuration}
          fileName={fileName}
          apart={canExplode ? explode : null}
          onApart={setApart}
        />
      ) : (
        <StillNote state={state} lack={posterLacks} onStart={() => start(true)} />
      )}
    </div>
  )
}

const STILL_STAGE = { className: styles.stage }

const liveStage = (bike: LiveBike, name: string, keysId: string) => ({
  className: styles.live,
  role: 'application',
  tabIndex: 0,
  'aria-roledescription': '3D view',
  'aria-label': name,
  'aria-describedby': keysId,
  onKeyDown: steer(bike),
})
