import { type ReactNode, useEffect, useMemo } from 'react'

import type { Spot } from '../../exploded/spots.ts'
import { zoomed, zoomOf } from '../../exploded/zoom-of.ts'
import { BikeViewer, type BikeViewerProps } from '../bike-viewer.tsx'
import type { LiveBike } from '../live-bike.ts'
import { type HotSpot, HotSpots } from './hot-spots.tsx'
import styles from './hot-spots.module.css'

export interface ExplodedViewerProps extends Pick<
  BikeViewerProps,
  'configuration' | 'poster' | 'alt' | 'posterLacks' | 'sources' | 'onReset'
> {
  hotSpots: readonly HotSpot[]
  /** Where the pieces are in the poster, in shares of it. */
  stillSpots: readonly Spot[]
  /** The pieces that fill the picture; null for the whole bike. */
  framed: readonly string[] | null
  /** Set while the page is printed, which shows the picture. */
  isPrinting: boolean
  /** The piece that is pointed at or chosen, here or in a list beside the picture. */
  active: string | null
  onPoint: (piece: string | null) => void
  onPick: (piece: string) => void
}

/** An exploded bike: a picture with hot spots, which becomes a live view where possible. */
export function ExplodedViewer(props: ExplodedViewerProps) {
  const { poster, hotSpots, stillSpots, framed, isPrinting, active, onPoint, onPick, ...viewer } = props
  const zoom = useMemo(() => zoomOf(stillSpots, framed), [stillSpots, framed])
  const spotsNow = useMemo(() => zoomed(stillSpots, zoom), [stillSpots, zoom])
  const shown = framed ? hotSpots.filter(({ piece }) => framed.includes(piece)) : hotSpots
  const overlay = (bike: LiveBike | null) => (
    <>
      <Highlight bike={bike} piece={active} />
      <HotSpots
        hotSpots={shown}
        stillSpots={spotsNow}
        bike={isPrinting ? null : bike}
        active={active}
        onPoint={onPoint}
        onPick={onPick}
      />
    </>
  )
  return (
    <BikeViewer
      {...viewer}
      view="exploded"
      poster={<Zoomed zoom={zoom.scale > 1 ? zoom : null}>{poster}</Zoomed>}
      framedPiece={framed}
      canExplode
      startApart={1}
      overlay={overlay}
    />
  )
}

/** Shows the piece in a warm colour on the live bike. */
function Highlight({ bike, piece }: { bike: LiveBike | null; piece: string | null }) {
  useEffect(() => bike?.highlight(piece), [bike, piece])
  return null
}

interface ZoomedProps {
  zoom: { scale: number; x: number; y: number } | null
  children: ReactNode
}

function Zoomed({ zoom, children }: ZoomedProps) {
  // The server's HTML has no style attribute: the content security policy refuses it.
  const style = zoom
    ? { transform: `translate(${zoom.x * 100}%, ${zoom.y * 100}%) scale(${zoom.scale})` }
    : undefined
  return (
    <span className={styles.poster} style={style}>
      {children}
    </span>
  )
}
