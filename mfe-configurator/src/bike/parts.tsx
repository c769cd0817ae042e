import { formatPrice } from '@nireeka/contracts'

import styles from './parts.module.css'

export interface Part {
  id: number
  title: string
  /** Dollars on top of the bike's price. */
  price: number
  isIncluded: boolean
}

/** A place on the bike and what can go there. */
export interface Slot {
  id: number
  title: string
  parts: Part[]
}

export const Parts = ({ slots }: { slots: Slot[] }) => (
  <section className={styles.parts} aria-labelledby="parts">
    <h2 id="parts">What can be built in</h2>
    <ul className={styles.slots}>
      {slots.map((slot) => (
        <li key={slot.id}>
          <h3 className={styles.title}>{slot.title}</h3>
          <ul className={styles.list}>
            {slot.parts.map((part) => (
              <li key={part.id} className={styles.part}>
                <span>{part.title}</span>
                <span className={styles.price}>{extra(part)}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </section>
)

function extra({ isIncluded, price }: Part) {
  if (isIncluded) return 'Included'
  return price === 0 ? 'No extra cost' : `+${formatPrice(price)}`
}
