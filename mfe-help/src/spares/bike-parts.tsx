import { formatNumber } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass, EmptyState, NoResultsScene, QueryView } from '@nireeka/ui'

import { myExplodedPath } from './exploded/exploded.api.ts'
import { Filters } from './filters.tsx'
import type { SpareParams } from './list-params.ts'
import {
  type AskedBike,
  type BikeParts as Found,
  bikeParts,
  fieldOf,
  MY_BIKE,
  myBikePath,
} from './my-bike.api.ts'
import styles from './my-bike.module.css'
import { PartResults } from './part-results.tsx'
import { UnknownBike } from './unknown-bike.tsx'

interface Props {
  asked: AskedBike
  params: SpareParams
}

/** The parts that fit a bike as it is built. */
export function BikeParts({ asked, params: { bike: _id, ...params } }: Props) {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(bikeParts(http, asked, params))}
      skeleton="table"
      failed="The parts of this bike can’t be shown right now"
      notFound={<UnknownBike asked={asked} />}
    >
      {(found, isStale) => <List asked={asked} params={params} found={found} isStale={isStale} />}
    </QueryView>
  )
}

function List({ asked, params, found, isStale }: Props & { found: Found; isStale: boolean }) {
  const { bike, total } = found
  const pathOf = (to: SpareParams) => myBikePath(asked, to)
  return (
    <>
      <p className={styles.bike} role="status">
        {bike.title}, size {bike.size}, {bike.year}
        {bike.parts.length > 0 ? ` · ${bike.parts.join(' · ')}` : ''}
        <span className="visually-hidden">: {formatNumber(total)} parts</span>
      </p>
      <p>
        <Link className={buttonClass({ tone: 'secondary' })} to={myExplodedPath(asked)}>
          See it part by part
        </Link>
      </p>
      <PartResults
        params={params}
        found={found}
        isStale={isStale}
        pathOf={pathOf}
        label={`Parts for ${bike.title}`}
        empty={
          <EmptyState
            picture={<NoResultsScene />}
            title="No part of this bike fits these filters"
            action={
              <Link className={buttonClass({ tone: 'secondary' })} to={myBikePath(asked)}>
                All parts of this bike
              </Link>
            }
          />
        }
      >
        <Filters
          params={params}
          facets={found.facets}
          action={MY_BIKE}
          pathOf={pathOf}
          kept={fieldOf(asked)}
          hasBikes={false}
        />
      </PartResults>
    </>
  )
}
