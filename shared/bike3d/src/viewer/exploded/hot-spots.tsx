import { type CSSProperties, useRef } from 'react'

import { placeSpots, type Spot } from '../../exploded/spots.ts'
import type { LiveBike } from '../live-bike.ts'
import styles from './hot-spots.module.css'
import { usePointing } from './use-pointing.ts'
import { useBoxSize, useLiveSpots } from './use-spots.ts'

/** A piece that can be pointed at and chosen in the picture. */
export interface HotSpot {
  piece: string
  /** What its button is called for screen readers: "Fork, 24 parts". */
  name: string
  /** What is written beside it while it is pointed at: "Fork". */
  title: string
  /** Its number in the list beside the picture. */
  mark: string
}

interface Props {
  hotSpots: readonly HotSpot[]
  /** Where the pieces are in the still picture, in shares of it. */
  stillSpots: readonly Spot[]
  bike: LiveBike | null
  /** The piece that is pointed at or chosen. */
  active: string | null
  onPoint: (piece: string | null) => void
  onPick: (piece: string) => void
}

const layerClass = (bike: LiveBike | null) => (bike ? `${styles.layer} ${styles.live}` : styles.layer)

/** Buttons over the picture or the live view of an exploded bike, one for each piece. */
export function HotSpots({ hotSpots, stillSpots, bike, active, onPoint, onPick }: Props) {
  const layer = useRef<HTMLDivElement>(null)
  const box = useBoxSize(layer)
  const spots = useLiveSpots(bike) ?? stillSpots
  usePointing(layer, bike, { onPoint, onPick })
  const shown = spots.filter((spot) => isInside(spot) && hotSpots.some(({ piece }) => piece === spot.piece))
  const { size, placed } = box && box.width > 0 ? placeSpots(shown, withControls(box)) : NOTHING
  return (
    <div ref={layer} className={layerClass(bike)} role="group" aria-label="Parts in the picture">
      <svg className={styles.lines} aria-hidden="true">
        {placed.map(({ piece, x, y, at }) => (
          <g key={piece} className={piece === active ? styles.activeLine : undefined}>
            <circle cx={percent(at.x, box?.width)} cy={percent(at.y, box?.height)} r={2.5} />
            <line
              x1={percent(at.x, box?.width)}
              y1={percent(at.y, box?.height)}
              x2={percent(x, box?.width)}
              y2={percent(y, box?.height)}
            />
          </g>
        ))}
      </svg>
      {hotSpots.map(({ piece, name, title, mark }) => {
        const place = placed.find((one) => one.piece === piece)
        return place && box ? (
          <button
            key={piece}
            type="button"
            className={piece === active ? `${styles.spot} ${styles.active}` : styles.spot}
            style={
              {
                '--x': percent(place.x, box.width),
                '--y': percent(place.y, box.height),
                '--size': `${size}px`,
              } as CSSProperties
            }
            aria-label={name}
            aria-current={piece === active ? 'true' : undefined}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(piece)}
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(null)}
            onClick={() => onPick(piece)}
          >
            <span className={styles.dot}>{mark}</span>
            {piece === active ? (
              <span className={place.x > box.width / 2 ? styles.titleBefore : styles.title}>{title}</span>
            ) : null}
          </button>
        ) : null
      })}
    </div>
  )
}

/** On a small picture, the controls of the viewer take a strip at the bottom, where no hot spot may be. */
const withControls = (box: { width: number; height: number }) =>
  box.width < 640 ? { ...box, bottom: 60 } : box

/** What the visitor has turned or zoomed out of the picture has no hot spot. */
const isInside = ({ x, y }: Spot) => x >= 0 && x <= 1 && y >= 0 && y <= 1

/** Returns a place as a share of the picture, which keeps its shape when it is printed in another size. */
const percent = (pixels: number, whole = 1) => `${((100 * pixels) / whole).toFixed(2)}%`

const NOTHING = { size: 0, placed: [] }
