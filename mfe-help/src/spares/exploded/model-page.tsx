import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Breadcrumbs, buttonClass, PageFrame, QueryView } from '@nireeka/ui'

import { NotFound } from '../../not-found.tsx'
import { SPARES, sparesPath } from '../list-params.ts'
import { MY_BIKE } from '../my-bike.api.ts'
import { type Exploded, explodedModel } from './exploded.api.ts'
import { ExplodedView } from './exploded-view.tsx'

/** The exploded view of a model, with all its spares. */
export function ModelExplodedPage() {
  const { http } = usePlatform()
  const { slug = '' } = useParams()
  return (
    <QueryView
      query={useQuery(explodedModel(http, slug))}
      skeleton="detail"
      failed="The exploded bike can’t be shown right now"
      notFound={<NotFound />}
    >
      {(exploded) => <Page exploded={exploded} />}
    </QueryView>
  )
}

function Page({ exploded }: { exploded: Exploded }) {
  const { title, slug } = exploded.bike
  useTitle(`${title}, part by part`)
  const list = sparesPath({ bike: slug })
  return (
    <PageFrame
      kind="catalogue"
      heading={`${title}, part by part`}
      lead="Choose a part in the picture to find it in the list, or in the list to see where it sits."
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: 'Spare parts', link: <Link to={SPARES} /> },
            { label: title, link: <Link to={list} /> },
            { label: 'Part by part' },
          ]}
        />
      }
      actions={
        <>
          <Link className={buttonClass({ tone: 'secondary' })} to={list}>
            All parts as a list
          </Link>
          <Link className={buttonClass({ tone: 'secondary' })} to={MY_BIKE}>
            Only what fits my bike
          </Link>
        </>
      }
    >
      <ExplodedView key={slug} exploded={exploded} />
    </PageFrame>
  )
}
