import type { CartBuild } from '@nireeka/contracts'
import { layersOf } from '@nireeka/contracts/bike-layers'
import { CartParts, LayeredPicture, Price } from '@nireeka/ui'

import checkout from './checkout.module.css'
import styles from './order-items.module.css'

export interface OrderLine {
  id: number
  title: string
  description: string
  image: string | null
  price: number
  count: number
  /** Present on a bike or upgrades, whose parts the shopper has chosen. */
  build?: Pick<CartBuild, 'partIds'> | null
  /** A message about the line that its owner must know. */
  notice?: string | null
}

interface Props {
  label: string
  lines: readonly OrderLine[]
}

/** Keeps the count beside the title’s last word. */
const NO_BREAK = '\u00a0'

/** What is bought: each line with its picture, count and price. */
export const OrderItems = ({ label, lines }: Props) => (
  <ul aria-label={label}>
    {lines.map((line) => (
      <li key={line.id} className={styles.line}>
        <LayeredPicture
          src={line.image}
          layers={layersOf(line.image, line.build?.partIds ?? [])}
          alt=""
          sizes="6rem"
        />
        <div className={styles.what}>
          {line.title}
          <small className={checkout.note}>
            {NO_BREAK}
            <span className={styles.count}>× {line.count}</span>
          </small>
          {line.build ? <CartParts text={line.description} /> : null}
          {line.notice ? <small className={styles.notice}>{line.notice}</small> : null}
        </div>
        <Price dollars={Math.round(line.price * 100 * line.count) / 100} />
      </li>
    ))}
  </ul>
)
