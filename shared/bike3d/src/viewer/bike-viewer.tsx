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
  /** The picture that stands there first and whenever there is no live view; it fills a box of 8:5. */
  poster: ReactNode
  /** What the live view is called: "Nireeka Prime in Pine, size M". */
  alt: string
  /** The view that the poster shows: the live one begins with it. */
  view?: ViewName
  /** The piece that is being chosen: it is looked at from near. */
  framedPiece?: string | null
  /** How far the pieces are apart, 0 to 1; a slider asks for it where `canExplode`. */
  explode?: number
  canExplode?: boolean
  /** What may be chosen next: its pieces are built ahead while nobody waits for them. */
  likely?: readonly Configuration[]
  /** What the poster doesn't show of the configuration, as a sentence: said where no live view will come. */
  posterLacks?: string
  /** Offers the bike as a 3D file, under this name and .glb. */
  fileName?: string
  onState?: (state: ViewerState) => void
  /** Other sources of what a browser knows and fetches, for tests and measurements. */
  sources?: ViewerSources
}

/** A bike as a picture that comes alive where it can: turned by hand, by touch and by keys. */
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
