import { isHttpError } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams, useSearchParams } from '@nireeka/kit/router'
import { Breadcrumbs, QueryView, Skeleton } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { BackOfficePage } from '../../back-office-page.tsx'
import { NotFound } from '../../not-found.tsx'
import { TopicForm } from './topic-form.tsx'
import { type Choices, helpChoices, topicById } from './topics.api.ts'

const isNone = (error: unknown) => isHttpError(error) && (error.status === 404 || error.status === 422)
const FAILED = 'This topic can’t be shown right now'
const WAITING = <Skeleton kind="text" lines={12} />

export function TopicPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const query = useQuery(topicById(http, id))
  const title = query.data?.title ?? 'Help topic'
  useTitle(title)
  if (query.error && isNone(query.error)) return <NotFound />
  return (
    <Frame heading={title}>
      {(choices) => (
        <QueryView query={query} skeleton={WAITING} failed={FAILED}>
          {(topic) => <TopicForm key={topic.id} topic={topic} choices={choices} />}
        </QueryView>
      )}
    </Frame>
  )
}

/** The page of a new topic; `?title=` is what somebody looked for and didn't find. */
export function NewTopicPage() {
  useTitle('New topic')
  const [query] = useSearchParams()
  const title = (query.get('title') ?? '').slice(0, 100)
  return (
    <Frame heading="New topic">
      {(choices) => <TopicForm topic={null} fresh={{ title }} choices={choices} />}
    </Frame>
  )
}

function Frame({ heading, children }: { heading: string; children: (choices: Choices) => ReactNode }) {
  const { http } = usePlatform()
  const choices = useQuery(helpChoices(http))
  return (
    <BackOfficePage
      heading={heading}
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'Help topics', link: <Link to="/backoffice/help" /> }, { label: heading }]}
        />
      }
    >
      <QueryView query={choices} skeleton={WAITING} failed={FAILED}>
        {children}
      </QueryView>
    </BackOfficePage>
  )
}
