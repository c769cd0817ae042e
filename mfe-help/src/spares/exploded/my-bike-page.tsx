import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { Breadcrumbs, buttonClass, PageFrame, QueryView } from '@nireeka/ui'

import { SPARES } from '../list-params.ts'
import { type AskedBike, MY_BIKE, myBikePath, readAskedBike } from '../my-bike.api.ts'
import { UnknownBike } from '../unknown-bike.tsx'
import { type ExplodedBike, explodedMyBike } from './exploded.api.ts'
import { ExplodedView } from './exploded-view.tsx'
import { NoBike } from './no-bike.tsx'

/** The exploded view of one bike as it is built, with the spares that fit it. */
export function MyBikeExplodedPage() {
  useTitle('Your bike, part by part')
  const [query] = useSearchParams()
  const asked = readAskedBike(query)
  return (
    <PageFrame
      kind="catalogue"
      heading="Your bike, part by part"
      lead="Choose a part in the picture to find it in the list, or in the list to see where it sits."
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: 'Spare parts', link: <Link to={SPARES} /> },
            { label: 'Your bike', link: <Link to={asked ? myBikePath(asked) : MY_BIKE} /> },
            { label: 'Part by part' },
          ]}
        />
      }
      actions={
        asked ? (
          <Link className={buttonClass({ tone: 'secondary' })} to={myBikePath(asked)}>
            All parts as a list
          </Link>
        ) : null
      }
    >
      {asked ? <Found key={JSON.stringify(asked)} asked={asked} /> : <NoBike />}
    </PageFrame>
  )
}

function Found({ asked }: { asked: AskedBike }) {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(explodedMyBike(http, asked))}
      skeleton="detail"
      failed="Your bike can’t be shown right now"
      notFound={<UnknownBike asked={asked} />}
    >
      {(exploded) => (
        <>
          <p>{describe(exploded.bike)}</p>
          <ExplodedView exploded={exploded} />
        </>
      )}
    </QueryView>
  )
}

const describe = ({ title, built }: ExplodedBike) =>
  built ? `${title}, size ${built.size}, ${built.year}, as it is built` : title
