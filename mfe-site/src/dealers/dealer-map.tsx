import { Chip, ChipList } from '@nireeka/ui'
import { useState } from 'react'

import type { Dealer } from './dealers.api.ts'
import { LAND } from './land.ts'
import { MapControls } from './map-controls.tsx'
import { MapMarkers } from './map-markers.tsx'
import { type View, viewOf, zoom } from './map-view.ts'
import styles from './map.module.css'
import { pointsOf } from './markers.ts'
import type { Near } from './near.ts'
import { project } from './projection.ts'
import { regionsOf } from './regions.ts'
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
  const [moved, setMoved] = useState<{ from: string; view: View; region: string | null } | null>(null)
  const ratio = size ? size.width / size.height : 1
  const subject = [dealers.map(({ id }) => id).join(), near?.label, selectedId, ratio.toFixed(2)].join('|')
  const isMoved = moved?.from === subject
  const view = isMoved ? moved.view : viewOfSubject({ dealers, near, selectedId }, ratio)
  const move = (next: View, region: string | null = null) => setMoved({ from: subject, view: next, region })

  const regions = regionsOf(dealers)
  return (
    <section className={styles.map} aria-label="Map of the dealers">
      <div ref={ref} className={styles.sheet}>
        <svg
          className={styles.land}
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          aria-hidden="true"
        >
          <path d={LAND} vectorEffect="non-scaling-stroke" />
        </svg>
        {size ? (
          <MapMarkers
            dealers={dealers}
            near={near}
            view={view}
            widthPx={size.width}
            selectedId={selectedId}
            onSelect={onSelect}
            onOpen={(group) => move(viewOf(pointsOf(group), ratio))}
          />
        ) : null}
      </div>
      <div className={styles.tools}>
        <ChipList label="Parts of the world">
          <Chip
            label="All"
            isPressed={isMoved && moved.region === 'all'}
            onToggle={() => move(viewOf(pointsOf(dealers), ratio), 'all')}
          />
          {regions.map((region) => (
            <Chip
              key={region.name}
              label={region.name}
              count={region.dealers.length}
              isPressed={isMoved && moved.region === region.name}
              onToggle={() => move(viewOf(pointsOf(region.dealers), ratio), region.name)}
            />
          ))}
        </ChipList>
        <MapControls view={view} onZoom={(factor) => move(zoom(view, factor))} />
      </div>
    </section>
  )
}

/** Returns the map's automatic view: the chosen dealer, the town and its nearest dealers, or all dealers. */
function viewOfSubject({ dealers, near, selectedId }: Omit<MapProps, 'onSelect'>, ratio: number): View {
  const selected = dealers.find(({ id }) => id === selectedId)
  if (selected) return zoom(viewOf(pointsOf([selected]), ratio), FROM_AFAR)
  if (!near) return viewOf(pointsOf(dealers), ratio)
  const from = project(near)
  const away = (dealer: Dealer) => {
    const { x, y } = project(dealer)
    return Math.hypot(x - from.x, y - from.y)
  }
  const nearest = dealers.toSorted((a, b) => away(a) - away(b)).slice(0, NEAREST)
  return viewOf([from, ...pointsOf(nearest)], ratio)
}
