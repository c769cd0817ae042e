import { BORDERS } from './borders.ts'
import type { Dealer } from '../dealers.api.ts'
import { GRATICULE } from './graticule.ts'
import { LAND } from './land.ts'
import { MapControls } from './map-controls.tsx'
import { MapMarkers } from './map-markers.tsx'
import { viewOf, zoom } from './map-view.ts'
import styles from './map.module.css'
import { pointsOf } from './markers.ts'
import type { Near } from '../near.ts'
import { useSize } from './use-size.ts'
import { useView } from './use-view.ts'

interface Props {
  /** The name of the list of its dealers. */
  label: string
  dealers: readonly Dealer[]
  /** Each dealer's number in the list, by its id. */
  numbers: ReadonlyMap<number, number>
  near: Near | null
  selectedId: number | null
  /** Whether it is one of several maps: it keeps all of its dealers in view, and has buttons only once it has been moved. */
  isPanel: boolean
  onSelect: (id: number) => void
}

/** One map with its dealers. It moves by buttons only, so that the wheel and touch keep scrolling the page. */
export function MapSheet({ label, dealers, numbers, near, selectedId, isPanel, onSelect }: Props) {
  const { ref, size } = useSize()
  const ratio = size ? size.width / size.height : 1
  const { view, isMoved, move } = useView({ dealers, near, selectedId: isPanel ? null : selectedId }, ratio)
  return (
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
          label={label}
          dealers={dealers}
          numbers={numbers}
          near={near}
          view={view}
          size={size}
          selectedId={selectedId}
          onSelect={onSelect}
          onOpen={(group) => move(viewOf(pointsOf(group), ratio))}
        />
      ) : null}
      {isPanel && !isMoved ? null : <MapControls view={view} onZoom={(factor) => move(zoom(view, factor))} />}
    </div>
  )
}
