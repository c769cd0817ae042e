import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass, QueryView, Skeleton } from '@nireeka/ui'

import { BackOfficePage } from '../../back-office-page.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import { helpChoices } from './topics.api.ts'
import { topicsList } from './topics-list.tsx'

export function TopicsPage() {
  const { http } = usePlatform()
  useTitle('Help topics')
  return (
    <BackOfficePage
      heading="Help topics"
      lead="The articles of the help centre. Readers see what’s published."
      actions={
        <Link className={buttonClass({ size: 'small' })} to="/backoffice/help/new">
          New topic
        </Link>
      }
    >
      <QueryView
        query={useQuery(helpChoices(http))}
        skeleton={<Skeleton kind="text" lines={12} />}
        failed="The topics can’t be shown right now"
      >
        {({ groups }) => <AdminList list={topicsList(groups)} />}
      </QueryView>
    </BackOfficePage>
  )
}
