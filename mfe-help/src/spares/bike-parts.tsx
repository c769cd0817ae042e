import { formatNumber } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass, EmptyState, NoResultsScene, QueryView } from '@nireeka/ui'

import { Filters } from './filters.tsx'
import { type SpareParams, SPARES, sparesPath } from './list-params.ts'
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

const UnknownBike = ({ asked }: { asked: AskedBike }) => (
  <EmptyState
    picture={<NoResultsScene />}
    title={'serial' in asked ? `We know no bike ${asked.serial}` : 'We don’t find this bike'}
    text="Look at the frame once more: 0 and 8 are easily mixed up there. A bike that is still being built gets its number when it leaves the workshop. You can also choose your model from the list of all parts."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to={modelPath(asked)}>
        All parts
      </Link>
    }
  />
)

const MODELS: Readonly<Record<string, string>> = { NKP: 'nireeka-prime', NKH: 'nireeka-homie', NKN: 'nyx' }

/** Returns the list of the model that a serial number names, so that a mistyped one leads on. */
function modelPath(asked: AskedBike): string {
  const model = 'serial' in asked ? MODELS[asked.serial.slice(0, 3).toUpperCase()] : undefined
  return model ? sparesPath({ bike: model }) : SPARES
}
