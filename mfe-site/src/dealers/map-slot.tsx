import { type ComponentType, useEffect, useState } from 'react'

import type { MapProps } from './dealer-map.tsx'
import styles from './map.module.css'

/** The map's code and outlines come after the list; its place is kept free from the start. */
export function MapSlot(props: MapProps) {
  const [Map, setMap] = useState<ComponentType<MapProps> | null>(null)
  useEffect(() => {
    import(/* webpackChunkName: "dealer-map" */ './dealer-map.tsx').then(
      (code) => setMap(() => code.DealerMap),
      // The list says everything that the map does.
      () => undefined,
    )
  }, [])
  return <div className={styles.frame}>{Map ? <Map {...props} /> : null}</div>
}
