import { Icon } from '@nireeka/ui'

import type { Dealer } from '../dealers.api.ts'
import { labelOf, type LabelSide, labelSides } from './labels.ts'
import type { View } from './map-view.ts'
import styles from './map-markers.module.css'
import { MapNames } from './map-names.tsx'
import { type Marker, placeMarkers } from './markers.ts'
import { placeNames } from './names.ts'
import type { Near } from '../near.ts'
import { type Point, project } from './projection.ts'

interface Props {
  /** The list's name. */
  label: string
  dealers: readonly Dealer[]
  /** Each dealer's number in the list, by its id. */
  numbers: ReadonlyMap<number, number>
  near: Near | null
  view: View
  /** The map's width and height in pixels. */
  size: { width: number; height: number }
  selectedId: number | null
  onSelect: (id: number) => void
  /** Called to show overlapping dealers individually. */
  onOpen: (dealers: Dealer[]) => void
}

const placeAt = ({ x, y }: Point) => ({ left: `${x * 100}%`, top: `${y * 100}%` })

/** The map's buttons: one for each dealer with its number, or with a plus for a cluster of overlapping ones. */
export function MapMarkers({ label, dealers, near, view, size, ...shared }: Props) {
  const markers = placeMarkers(dealers, view, size.width)
  const { sides, taken } = labelSides(markers, size)
  return (
    <>
      <MapNames names={placeNames(view, size, taken)} />
      {near ? <NearMark near={near} view={view} /> : null}
      <ul aria-label={label}>
        {markers.map((marker) => (
          <li key={marker.key} className={styles.place} style={placeAt(marker.at)}>
            <MarkerButton {...shared} marker={marker} side={sides.get(marker.key)} />
          </li>
        ))}
      </ul>
    </>
  )
}

type ButtonProps = Pick<Props, 'numbers' | 'selectedId' | 'onSelect' | 'onOpen'> & {
  marker: Marker
  /** Where the town's name is; undefined where there is no room for it. */
  side: LabelSide | undefined
}

function MarkerButton({ marker, numbers, side, selectedId, onSelect, onOpen }: ButtonProps) {
  const { dealers } = marker
  const [first, second] = dealers
  if (!first) return null
  if (second) {
    const names = `${dealers.length} dealers near ${first.city}`
    return (
      <button type="button" className={styles.marker} onClick={() => onOpen(dealers)}>
        <span className={styles.many} aria-hidden="true">
          <Icon name="plus" />
        </span>
        <Town name={labelOf(marker)} side={side} />
        <span className={side ? 'visually-hidden' : styles.name}>{names}: zoom in</span>
      </button>
    )
  }
  return (
    <button
      type="button"
      className={styles.marker}
      aria-label={`${first.name}, ${first.city}`}
      aria-pressed={first.id === selectedId}
      onClick={() => onSelect(first.id)}
    >
      <span className={styles.dot} aria-hidden="true">
        {numbers.get(first.id)}
      </span>
      <Town name={labelOf(marker)} side={side} />
      <span className={styles.name}>{first.name}</span>
    </button>
  )
}

/** A name beside its mark, where there is room for it. */
const Town = ({ name, side }: { name: string; side: LabelSide | undefined }) =>
  side ? (
    <span className={styles.town} data-side={side} aria-hidden="true">
      {name}
    </span>
  ) : null

/** A mark at the place from which distances are measured. */
function NearMark({ near, view }: Pick<Props, 'view'> & { near: Near }) {
  const { x, y } = project(near)
  const at = { x: (x - view.x) / view.width, y: (y - view.y) / view.height }
  const isSeen = at.x >= 0 && at.x <= 1 && at.y >= 0 && at.y <= 1
  return isSeen ? <span className={styles.here} style={placeAt(at)} aria-hidden="true" /> : null
}
