import { DefinitionList } from '@nireeka/ui'

import type { Accessory } from '../accessories.api.ts'
import { deliveryPrice, deliveryTime } from './delivery.ts'
import styles from './product.module.css'

export function Delivery({ item: { delivery, category } }: { item: Accessory }) {
  if (!delivery && category !== 'gift') return null
  return (
    <div className={styles.delivery}>
      <DefinitionList
        items={
          delivery
            ? [
                { term: 'Delivery', details: deliveryTime(delivery) },
                { term: 'Shipping', details: deliveryPrice(delivery) },
              ]
            : [{ term: 'Delivery', details: 'By email, as soon as you’ve paid' }]
        }
      />
      {delivery ? (
        <p className={styles.note}>Tax, and shipping to other countries, are calculated at checkout.</p>
      ) : null}
    </div>
  )
}
