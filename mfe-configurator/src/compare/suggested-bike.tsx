import { comparePath } from '@nireeka/contracts/bike-build'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'

import { bikes } from '../bikes/bikes.api.ts'
import { Choice } from './build-choices.tsx'
import styles from './change-build.module.css'
import type { Columns } from './compare-address.ts'
import { standardBuild } from './standard-columns.ts'

interface Props {
  columns: Columns
  onAdded: () => void
}

/** Where two bikes leave a column empty beside them, the first bike that isn't compared yet. */
export function SuggestedBike({ columns, onAdded }: Props) {
  const { data = [] } = useQuery(bikes(usePlatform().http))
  const bike = data.find(({ slug }) => columns.every((build) => build?.slug !== slug))
  return bike ? (
    <ul className={styles.suggested} aria-label="Not compared yet">
      <Choice
        build={standardBuild(bike)}
        title={`Add the ${bike.title}`}
        note={bike.use}
        price={bike.price}
        pathWith={(chosen) => comparePath([...columns, chosen])}
        onChosen={onAdded}
      />
    </ul>
  ) : null
}
