import { Icon } from '@nireeka/ui'

import type { DealerGroup } from '../arrange.ts'
import type { Near } from '../near.ts'
import { MapSheet } from './map-sheet.tsx'
import styles from './map.module.css'
import { panelRows, rowHeight } from './panel-rows.ts'
import { panelId, showPanel } from './panels.ts'

export interface MapProps {
  /** The list's groups: dealers of one region or near a town are on one map, those of several regions on a map each. */
  groups: readonly DealerGroup[]
  near: Near | null
  selectedId: number | null
  onSelect: (id: number) => void
}

const LIST = 'Dealers on the map'

/** The dealers on our own maps, numbered as in the list. */
export function DealerMap({ groups, ...chosen }: MapProps) {
  const placed = groups.flatMap(({ dealers }) => dealers)
  const shared = { ...chosen, numbers: new Map(placed.map(({ dealer, number }) => [dealer.id, number])) }
  const [first] = groups
  return (
    <section className={styles.map} aria-label="Map of the dealers">
      {groups.length > 1 ? (
        panelRows(groups).map((row) => (
          <div key={row[0]!.id} className={styles.row} style={{ flexGrow: rowHeight(row) }}>
            {row.map(({ id, heading, dealers }) => (
              <figure key={id} id={panelId(id)} className={styles.panel}>
                <figcaption className={styles.caption}>{heading}</figcaption>
                <ToNext group={groups[groups.findIndex((group) => group.id === id) + 1]} />
                <MapSheet
                  {...shared}
                  isPanel
                  label={`${LIST}: ${heading}`}
                  dealers={dealers.map(({ dealer }) => dealer)}
                />
              </figure>
            ))}
          </div>
        ))
      ) : (
        <div id={panelId(first?.id ?? 'none')} className={styles.panel}>
          <MapSheet {...shared} isPanel={false} label={LIST} dealers={placed.map(({ dealer }) => dealer)} />
        </div>
      )}
    </section>
  )
}

/** On a phone, where one map fills the width, a button that leads to the next. */
const ToNext = ({ group }: { group: DealerGroup | undefined }) =>
  group ? (
    <button
      type="button"
      className={styles.next}
      aria-label={`Map: ${group.heading}`}
      onClick={() => showPanel(group.id)}
    >
      {group.heading}
      <Icon name="chevron-right" />
    </button>
  ) : null
