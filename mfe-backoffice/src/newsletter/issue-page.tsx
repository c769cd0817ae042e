import { isHttpError } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Breadcrumbs, QueryView, Skeleton } from '@nireeka/ui'

import { BackOfficePage } from '../back-office-page.tsx'
import { EditSection } from '../form/edit-section.tsx'
import { NotFound } from '../not-found.tsx'
import { EmailPreview } from './email-preview.tsx'
import { IssueFormPart } from './issue-form.tsx'
import { SEGMENT_LABELS } from './newsletter-texts.ts'
import { type Issue, issueById } from './newsletter.api.ts'
import { Sending } from './sending.tsx'

const trail = (label: string) => (
  <Breadcrumbs items={[{ label: 'Newsletter', link: <Link to="/backoffice/newsletters" /> }, { label }]} />
)

const isNoIssue = (error: unknown) => isHttpError(error) && (error.status === 404 || error.status === 422)

/** Edits a draft, and shows an issue whose sending has begun. */
export function IssuePage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const query = useQuery(issueById(http, id))
  const heading = query.data?.subject ?? 'Issue'
  useTitle(heading)
  if (query.isError && isNoIssue(query.error)) return <NotFound />
  return (
    <BackOfficePage heading={heading} breadcrumbs={trail(heading)}>
      <QueryView
        query={query}
        skeleton={<Skeleton kind="text" lines={12} />}
        failed="This issue can’t be shown right now"
      >
        {(issue) =>
          issue.state === 'draft' ? <IssueFormPart key={issue.id} issue={issue} /> : <Begun issue={issue} />
        }
      </QueryView>
    </BackOfficePage>
  )
}

const Begun = ({ issue }: { issue: Issue }) => (
  <>
    <Sending issue={issue} />
    <EditSection heading="Email" lead={SEGMENT_LABELS[issue.segment]}>
      <EmailPreview email={issue} view="light" />
    </EditSection>
  </>
)

/** Writes a new issue, which is a draft at first. */
export function NewIssuePage() {
  useTitle('New issue')
  return (
    <BackOfficePage heading="New issue" breadcrumbs={trail('New issue')}>
      <IssueFormPart issue={null} />
    </BackOfficePage>
  )
}
