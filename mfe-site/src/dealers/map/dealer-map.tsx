import { useState } from 'react'

import { BORDERS } from './borders.ts'
import type { Dealer } from '../dealers.api.ts'
import { GRATICULE } from './graticule.ts'
import { LAND } from './land.ts'
import { MapControls } from './map-controls.tsx'
import { MapMarkers } from './map-markers.tsx'
import { type View, viewOf, zoom } from './map-view.ts'
import styles from './map.module.css'
import { pointsOf } from './markers.ts'
import type { Near } from '../near.ts'
import { project } from './projection.ts'
import { useSize } from './use-size.ts'

export interface MapProps {
  dealers: readonly Dealer[]
  near: Near | null
  selectedId: number | null
  onSelect: (id: number) => void
}

/** With a chosen town, the map shows the town and this many of the nearest dealers. */
const NEAREST = 3
/** The zoom factor for a single dealer, so that its surroundings are visible. */
const FROM_AFAR = 0.3

/** The dealers on our own map. It moves by buttons only, so that the wheel and touch keep scrolling the page. */
export function DealerMap({ dealers, near, selectedId, onSelect }: MapProps) {
  const { ref, size } = useSize()
  const ratio = size ? size.width / size.height : 1
  const { view, move } = useView({ dealers, near, selectedId }, ratio)
  return (
    <section className={styles.map} aria-label="Map of the dealers">
      <div ref={ref} className={styles.sheet}>
        <svg
          className={styles.land}
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          aria-hidden="true"
        >
          <path className={styles.grid} d={GRATICULE} vectorEffect="non-scaling-stroke" />
          <path d={LAND} vectorEffect="non-scaling-stroke" />
          <path className={styles.borders} d={BORDERS} vectorEffect="non-scaling-stroke" />
        </svg>
        {size ? (
          <MapMarkers
            dealers={dealers}
            near={near}
            view={view}
            size={size}
            selectedId={selectedId}
            onSelect={onSelect}
            onOpen={(group) => move(viewOf(pointsOf(group), ratio))}
          />
        ) : null}
        <MapControls view={view} onZoom={(factor) => move(zoom(view, factor))} />
      </div>
    </section>
  )
}

type Subject = Omit<MapProps, 'onSelect'>

/** The part of the map that is shown: where the visitor has moved it, until what it shows changes. */
function useView(subject: Subject, ratio: number) {
  const [moved, setMoved] = useState<{ view: View; from: string } | null>(null)
  const { dealers, near, selectedId } = subject
  const from = [dealers.map(({ id }) => id).join(), near?.label, selectedId, ratio.toFixed(2)].join('|')
  const view = moved?.from === from ? moved.view : shownFirst(subject, ratio)
  return { view, move: (next: View) => setMoved({ from, view: next }) }
}

/**
 * Returns the map's automatic view: one dealer with its surroundings, the town and its nearest dealers, or all dealers
 * of the list, so that each of its numbers is found on the map.
 */
function shownFirst({ dealers, near, selectedId }: Subject, ratio: number): View {
  const [only, ...others] = dealers
  const alone = dealers.find(({ id }) => id === selectedId) ?? (near || others.length > 0 ? undefined : only)
  if (alone) return zoom(viewOf(pointsOf([alone]), ratio), FROM_AFAR)
  return viewOf(near ? [project(near), ...pointsOf(nearestTo(near, dealers))] : pointsOf(dealers), ratio)
}

function nearestTo(near: Near, dealers: readonly Dealer[]) {
  const from = project(near)
  const away = (dealer: Dealer) => {
    const { x, y } = project(dealer)
    return Math.hypot(x - from.x, y - from.y)
  }
  return dealers.toSorted((a, b) => away(a) - away(b)).slice(0, NEAREST)
}
