import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Alert, Button } from '@nireeka/ui'

import { deliveryOf, type Painted } from './delivery.api.ts'
import { inDays, inWeeks } from './delivery-words.ts'
import styles from './delivery.module.css'

/** When this size in this colour arrives. */
export function Delivery(painted: Painted) {
  const { http } = usePlatform()
  const delivery = useQuery(deliveryOf(http, painted))

  if (delivery.isError) {
    return (
      <Alert tone="danger" title="The delivery date could not be loaded">
        <Button tone="secondary" size="small" onClick={() => void delivery.refetch()}>
          Try again
        </Button>
      </Alert>
    )
  }
  return (
    <output className={styles.delivery}>
      {delivery.isPending ? <span className={styles.quiet}>Looking up the delivery date…</span> : null}
      {delivery.data === null ? 'Delivery date on request' : null}
      {delivery.data ? (
        <>
          Arrives {inDays(delivery.data)}
          <span className={styles.quiet}>{inWeeks(delivery.data)}</span>
        </>
      ) : null}
    </output>
  )
}
