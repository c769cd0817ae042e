import { isHttpError } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Breadcrumbs, QueryView, Skeleton } from '@nireeka/ui'

import { BackOfficePage } from '../../back-office-page.tsx'
import { NotFound } from '../../not-found.tsx'
import { CANNED_PATH, cannedById } from './canned.api.ts'
import { CannedFormPart } from './canned-form.tsx'
import { DeleteButton } from './delete-button.tsx'

const trail = (label: string) => (
  <Breadcrumbs items={[{ label: 'Canned answers', link: <Link to={CANNED_PATH} /> }, { label }]} />
)

const isNone = (error: unknown) => isHttpError(error) && (error.status === 404 || error.status === 422)

export function CannedAnswerPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const query = useQuery(cannedById(http, id))
  const heading = query.data?.title ?? 'Canned answer'
  useTitle(heading)
  if (query.isError && isNone(query.error)) return <NotFound />
  return (
    <BackOfficePage
      heading={heading}
      breadcrumbs={trail(heading)}
      actions={query.data ? <DeleteButton answer={query.data} /> : undefined}
    >
      <QueryView
        query={query}
        skeleton={<Skeleton kind="text" lines={12} />}
        failed="This canned answer can’t be shown right now"
      >
        {(answer) => <CannedFormPart key={answer.id} answer={answer} />}
      </QueryView>
    </BackOfficePage>
  )
}

export function NewCannedAnswerPage() {
  useTitle('New canned answer')
  return (
    <BackOfficePage heading="New canned answer" breadcrumbs={trail('New canned answer')}>
      <CannedFormPart answer={null} />
    </BackOfficePage>
  )
}
