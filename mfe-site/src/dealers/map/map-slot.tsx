import { type ComponentType, useEffect, useState } from 'react'

import type { MapProps } from './dealer-map.tsx'
import styles from './map.module.css'

/** The space for the map. The map's code and outlines load after the list; the space is reserved from the start. */
export function MapSlot(props: MapProps) {
  const [Map, setMap] = useState<ComponentType<MapProps> | null>(null)
  useEffect(() => {
    let isGone = false
    import(/* webpackChunkName: "dealer-map" */ './dealer-map.tsx').then(
      (code) => {
        if (!isGone) setMap(() => code.DealerMap)
      },
      // A failure is ignored, because the list has everything that the map shows.
      () => undefined,
    )
    return () => void (isGone = true)
  }, [])
  return (
    <div className={styles.frame}>
      {Map ? <Map {...props} /> : <Reserved isInPanels={props.groups.length > 1} />}
    </div>
  )
}

/** As high as the maps will be: with several of them, each has its name above. */
const Reserved = ({ isInPanels }: { isInPanels: boolean }) => {
  const panel = (
    <div className={styles.panel}>
      {isInPanels ? <div className={styles.caption}>{'\u00A0'}</div> : null}
      <div className={styles.sheet} />
    </div>
  )
  return (
    <div className={styles.map} aria-hidden="true">
      {isInPanels ? <div className={styles.row}>{panel}</div> : panel}
    </div>
  )
}
