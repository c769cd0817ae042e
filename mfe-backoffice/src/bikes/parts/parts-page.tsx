import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass, QueryView, Skeleton } from '@nireeka/ui'
import { useMemo } from 'react'

import { BackOfficePage } from '../../back-office-page.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import { catalogueChoices, type Choices } from '../choices.api.ts'
import { PART_ACTIONS } from './bulk-actions.tsx'
import { partsList } from './parts-list.tsx'

export function PartsPage() {
  useTitle('Parts')
  const query = useQuery(catalogueChoices(usePlatform().http))
  return (
    <BackOfficePage
      heading="Parts"
      actions={
        <Link className={buttonClass({ size: 'small' })} to="/backoffice/parts/new">
          New part
        </Link>
      }
    >
      <QueryView
        query={query}
        skeleton={<Skeleton kind="text" lines={12} />}
        failed="Parts can’t be shown right now"
      >
        {(choices) => <Parts choices={choices} />}
      </QueryView>
    </BackOfficePage>
  )
}

function Parts({ choices }: { choices: Choices }) {
  const list = useMemo(() => partsList(choices), [choices])
  return <AdminList list={list} bulk={PART_ACTIONS} />
}
