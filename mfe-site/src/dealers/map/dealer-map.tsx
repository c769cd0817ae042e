import { Chip, ChipList } from '@nireeka/ui'
import { useState } from 'react'

import { BORDERS } from './borders.ts'
import type { Dealer } from '../dealers.api.ts'
import { LAND } from './land.ts'
import { MapControls } from './map-controls.tsx'
import { MapMarkers } from './map-markers.tsx'
import { type View, viewOf, zoom } from './map-view.ts'
import styles from './map.module.css'
import { pointsOf } from './markers.ts'
import type { Near } from '../near.ts'
import { project } from './projection.ts'
import { firstRegion, regionsOf } from '../regions.ts'
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
  const { view, region: shown, move } = useView({ dealers, near, selectedId }, ratio)
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
      <div className={styles.tools}>
        <ChipList label="Parts of the world">
          <Chip
            label="All"
            isPressed={shown === 'all'}
            onToggle={() => move(viewOf(pointsOf(dealers), ratio), 'all')}
          />
          {regions.map((region) => (
            <Chip
              key={region.name}
              label={region.name}
              count={region.dealers.length}
              isPressed={shown === region.name}
              onToggle={() => move(viewOf(pointsOf(region.dealers), ratio), region.name)}
            />
          ))}
        </ChipList>
      </div>
    </section>
  )
}

type Subject = Omit<MapProps, 'onSelect'>

interface Shown {
  view: View
  /** The name of the region that is shown; "all" for all of them, null for another part of the map. */
  region: string | null
}

/** The part of the map that is shown: where the visitor has moved it, until what it shows changes. */
function useView(subject: Subject, ratio: number) {
  const [moved, setMoved] = useState<(Shown & { from: string }) | null>(null)
  const { dealers, near, selectedId } = subject
  const from = [dealers.map(({ id }) => id).join(), near?.label, selectedId, ratio.toFixed(2)].join('|')
  const { view, region } = moved?.from === from ? moved : shownFirst(subject, ratio)
  const move = (next: View, name: string | null = null) => setMoved({ from, view: next, region: name })
  return { view, region, move }
}

/** Returns the map's automatic view: the chosen dealer, the town and its nearest dealers, or the visitor's region. */
function shownFirst({ dealers, near, selectedId }: Subject, ratio: number): Shown {
  const selected = dealers.find(({ id }) => id === selectedId)
  if (selected) return { view: zoom(viewOf(pointsOf([selected]), ratio), FROM_AFAR), region: null }
  if (near)
    return { view: viewOf([project(near), ...pointsOf(nearestTo(near, dealers))], ratio), region: null }
  const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions()
  const home = firstRegion(dealers, timeZone, locale)
  return { view: viewOf(pointsOf(home?.dealers ?? dealers), ratio), region: home?.name ?? null }
}

function nearestTo(near: Near, dealers: readonly Dealer[]) {
  const from = project(near)
  const away = (dealer: Dealer) => {
    const { x, y } = project(dealer)
    return Math.hypot(x - from.x, y - from.y)
  }
  return dealers.toSorted((a, b) => away(a) - away(b)).slice(0, NEAREST)
}
