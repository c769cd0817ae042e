import { usePlatform, useStream } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Icon } from '@nireeka/ui'

import { fitSentences } from './fit-sentences.ts'
import { MY_BIKE, ownFits } from './my-bike.api.ts'
import styles from './own-fit.module.css'
import type { SpareDetails } from './spares.api.ts'

/** Whether a part fits the member's bikes. Whoever isn't known to have one is led to where a bike is looked up. */
export function OwnFit({ part: { id, fitsBikes } }: { part: Pick<SpareDetails, 'id' | 'fitsBikes'> }) {
  const { http, session$ } = usePlatform()
  const isMember = useStream(session$).status === 'member'
  const { data: bikes = [] } = useQuery({ ...ownFits(http, id), enabled: isMember })
  if (!isMember || bikes.length === 0) {
    return (
      <p>
        <Link className={styles.check} to={MY_BIKE}>
          Check your bike
        </Link>
      </p>
    )
  }
  const models = fitsBikes.map(({ title }) => title)
  return (
    <ul className={styles.fits}>
      {fitSentences(bikes, models).map(({ fits, sentence }) => (
        <li key={sentence} className={fits ? styles.fit : styles.unfit}>
          <Icon name={fits ? 'check' : 'close'} />
          {sentence}
        </li>
      ))}
    </ul>
  )
}
