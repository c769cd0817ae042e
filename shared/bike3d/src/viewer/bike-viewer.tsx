import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

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
  /** The piece that is being chosen, or several; the camera moves close to them. */
  framedPiece?: string | readonly string[] | null
  /** How far the pieces are moved apart, 0 to 1; shown as a slider when `canExplode` is set. */
  explode?: number
  canExplode?: boolean
  /** How far the pieces move apart when the live view begins. */
  startApart?: number
  /** What is shown over the picture and the live view, which is null as long as there is only the picture. */
  overlay?: (bike: LiveBike | null) => ReactNode
  /** Called when the visitor goes back to the whole bike. */
  onReset?: () => void
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
    startApart = 0,
    overlay,
    onReset,
  } = props
  const [apart, setApart] = useState(startApart)
  const { boxRef, hostRef, state, start } = useViewer({ ...props, configuration, view })
  const keysId = useId()
  const bike = state.status === 'live' ? state.bike : null
  const explode = props.explode ?? apart

  useEffect(() => bike?.frame(framedPiece ?? null), [bike, framedPiece])
  useExplode(bike, explode)
  useEffect(() => {
    if (bike && likely && likely.length > 0) return whenIdle(() => void bike.expect(likely))
  }, [bike, likely])

  return (
    <div ref={boxRef} className={styles.box}>
      <div className={styles.poster} aria-hidden={bike ? true : undefined}>
        {poster}
      </div>
      <div ref={hostRef} {...(bike ? liveStage(bike, alt, keysId) : STILL_STAGE)} />
      {overlay?.(bike)}
      {bike ? (
        <LiveControls
          bike={bike}
          keysId={keysId}
          configuration={configuration}
          fileName={fileName}
          apart={canExplode ? explode : null}
          onApart={setApart}
          onReset={onReset}
        />
      ) : (
        <StillNote state={state} lack={posterLacks} onStart={() => start(true)} />
      )}
    </div>
  )
}

const FIRST_MS = 1400

/** Moves the pieces apart: slowly for a live view that begins exploded, at once with the slider. */
function useExplode(bike: LiveBike | null, amount: number) {
  const begun = useRef<LiveBike | null>(null)
  useEffect(() => {
    if (!bike) return
    if (begun.current !== bike && amount > 0) bike.explode(amount, FIRST_MS)
    else bike.explode(amount)
    begun.current = bike
  }, [bike, amount])
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
