import type { AccessoryCard } from '../accessories.api.ts'
import { SmallTile } from '../small-tile.tsx'
import styles from './product.module.css'

export const GoesWith = ({ items }: { items: readonly AccessoryCard[] }) =>
  items.length === 0 ? null : (
    <section aria-labelledby="goes-with">
      <h2 id="goes-with" className={styles.heading}>
        Goes well with
      </h2>
      <ul className={styles.row}>
        {items.map((item) => (
          <SmallTile key={item.id} {...item} />
        ))}
      </ul>
    </section>
  )
