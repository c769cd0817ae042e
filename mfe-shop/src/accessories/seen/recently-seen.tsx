import { storage } from '@nireeka/kit/storage'
import { useEffect, useMemo, useSyncExternalStore } from 'react'

import product from '../product/product.module.css'
import { SmallTile } from '../small-tile.tsx'
import { othersThan, readSeen, seeNow, type Seen } from './seen.ts'

const read = () => readSeen(storage.read('recentlySeen'))
const watch = (changed: () => void) => storage.watch('recentlySeen', changed)
const NONE = '[]'

/** Remembers a product, and shows the ones before it. */
export function RecentlySeen({ item: { id, title, image } }: { item: Seen }) {
  useEffect(
    () => void storage.write('recentlySeen', seeNow(read(), { id, title, image })),
    [id, title, image],
  )
  return <SeenProducts except={id} />
}

/** Products that this browser remembers, if the visitor allows comfort storage. The server renders nothing here. */
export function SeenProducts({ except }: { except: number | null }) {
  // The snapshot is compared as text, because a parsed list would be a new object each time.
  const text = useSyncExternalStore(
    watch,
    () => JSON.stringify(othersThan(read(), except)),
    () => NONE,
  )
  const others = useMemo(() => JSON.parse(text) as Seen[], [text])

  if (others.length === 0) return null
  return (
    <section aria-labelledby="recently-seen">
      <h2 id="recently-seen" className={product.heading}>
        Recently viewed
      </h2>
      <ul className={product.row}>
        {others.map((seen) => (
          <SmallTile key={seen.id} {...seen} />
        ))}
      </ul>
    </section>
  )
}
