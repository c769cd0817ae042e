import type { Bike } from './workshop.api.ts'
import styles from './workshop.module.css'

/** A bike's colour as a swatch with its name and RAL codes. */
export const BikeColour = ({ colour: { name, swatch, ral } }: Pick<Bike, 'colour'>) => (
  <span className={styles.colour}>
    {swatch ? (
      <svg className={styles.swatch} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="9" fill={swatch} />
      </svg>
    ) : null}
    {[name, ...ral.map((code) => `RAL ${code}`)].join(', ')}
  </span>
)

/** Returns what a bike is called: 'Nireeka Prime, M of order NK-100042'. */
export const nameOf = ({ bike, size, order }: Pick<Bike, 'bike' | 'size' | 'order'>) =>
  `${bike.title}, ${size} of order ${order.number}`
