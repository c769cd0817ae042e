import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { Breadcrumbs, PageFrame, QueryView } from '@nireeka/ui'

import { bikes } from '../bikes/bikes.api.ts'
import { readColumns } from './compare-address.ts'
import { ComparedColumns } from './compared-columns.tsx'
import { isEmpty, standardColumns } from './standard-columns.ts'

/** The comparison of two or three builds. They are in the URL, so that it can be shared; without any, two bikes as standard. */
export function ComparePage() {
  useTitle('Compare bikes')
  return (
    <PageFrame
      kind="catalogue"
      heading="Compare bikes"
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'E-bikes', link: <Link to="/configurator" /> }, { label: 'Compare' }]}
        />
      }
    >
      <Compared />
    </PageFrame>
  )
}

/** Renders all columns in one place, so that the focus stays there when the first choice puts builds into the URL. */
function Compared() {
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const range = useQuery(bikes(http))
  const named = readColumns(query)
  const columns = isEmpty(named) ? standardColumns(range.data ?? []) : named
  if (!isEmpty(columns)) return <ComparedColumns columns={columns} />
  return (
    <QueryView query={range} skeleton="list" failed="The bikes can’t be shown right now">
      {() => <ComparedColumns columns={columns} />}
    </QueryView>
  )
}
