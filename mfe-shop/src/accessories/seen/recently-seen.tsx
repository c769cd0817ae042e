import { storage } from '@nireeka/kit/storage'
import { useEffect, useMemo, useSyncExternalStore } from 'react'

import product from '../product/product.module.css'
import { SmallTile } from '../small-tile.tsx'
import { othersThan, readSeen, seeNow, type Seen } from './seen.ts'

const read = () => readSeen(storage.read('recentlySeen'))
const watch = (changed: () => void) => storage.watch('recentlySeen', changed)
const NONE = '[]'

/** What this browser remembers, as far as its visitor allows that; nothing while the page comes from the server. */
export function RecentlySeen({ item: { id, title, image } }: { item: Seen }) {
  // As text, which is the same as long as it says the same.
  const text = useSyncExternalStore(
    watch,
    () => JSON.stringify(othersThan(read(), id)),
    () => NONE,
  )
  const others = useMemo(() => JSON.parse(text) as Seen[], [text])
  useEffect(
    () => void storage.write('recentlySeen', seeNow(read(), { id, title, image })),
    [id, title, image],
  )

  if (others.length === 0) return null
  return (
    <section aria-labelledby="recently-seen">
      <h2 id="recently-seen" className={product.heading}>
        Recently seen
      </h2>
      <ul className={product.row}>
        {others.map((seen) => (
          <SmallTile key={seen.id} {...seen} />
        ))}
      </ul>
    </section>
  )
}
