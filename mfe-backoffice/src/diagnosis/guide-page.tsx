import { isHttpError } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Badge, Breadcrumbs, buttonClass, QueryView, Skeleton } from '@nireeka/ui'

import { BackOfficePage } from '../back-office-page.tsx'
import { NotFound } from '../not-found.tsx'
import { type Guide, guideById } from './diagnosis.api.ts'
import styles from './diagnosis.module.css'
import { GuideFormPart } from './guide-form.tsx'
import { PublishButton } from './publish-button.tsx'

const trail = (label: string) => (
  <Breadcrumbs items={[{ label: 'Troubleshooter', link: <Link to="/backoffice/diagnosis" /> }, { label }]} />
)

const isNoGuide = (error: unknown) => isHttpError(error) && (error.status === 404 || error.status === 422)

/** Edits a guide. */
export function GuidePage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const query = useQuery(guideById(http, id))
  const heading = query.data?.title ?? 'Guide'
  useTitle(heading)
  if (query.isError && isNoGuide(query.error)) return <NotFound />
  return (
    <BackOfficePage heading={heading} breadcrumbs={trail(query.data?.code ?? heading)}>
      <QueryView
        query={query}
        skeleton={<Skeleton kind="text" lines={12} />}
        failed="This guide can’t be shown right now"
      >
        {(guide) => (
          <>
            <State guide={guide} />
            <GuideFormPart key={guide.id} guide={guide} />
          </>
        )}
      </QueryView>
    </BackOfficePage>
  )
}

const State = ({ guide }: { guide: Guide }) => (
  <p className={styles.buttons}>
    <Badge tone={guide.isPublished ? 'success' : 'neutral'}>
      {guide.isPublished ? 'Published' : 'Draft'}
    </Badge>
    <PublishButton guide={guide} />
    {guide.isPublished ? (
      <Link
        className={buttonClass({ tone: 'secondary', size: 'small' })}
        to={`/help-center/diagnosis/${guide.slug}`}
      >
        View page
      </Link>
    ) : null}
  </p>
)

/** Makes a guide, which is a draft at first. */
export function NewGuidePage() {
  useTitle('New guide')
  return (
    <BackOfficePage heading="New guide" breadcrumbs={trail('New guide')}>
      <GuideFormPart guide={null} />
    </BackOfficePage>
  )
}
