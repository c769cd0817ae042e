import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Breadcrumbs, Contents, PageFrame, QueryView } from '@nireeka/ui'

import { MoreHelp } from '../help-centre/more-help.tsx'
import { NotFound } from '../not-found.tsx'
import { Article } from './article.tsx'
import { Helpful } from './helpful.tsx'
import { Related } from './related.tsx'
import { sectionsOf } from './sections.ts'
import { markdownCode, topic, type Topic } from './topic.api.ts'

export function TopicPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  // Requested here, so that it loads in parallel with the article.
  useQuery(markdownCode)
  return (
    <QueryView
      query={useQuery(topic(http, id))}
      skeleton="text"
      failed="This article can’t be shown right now"
      notFound={<NotFound />}
    >
      {(found) => <TopicView topic={found} />}
    </QueryView>
  )
}

/** The number of sections from which an article has a table of contents in its own column. */
const WORTH_A_COLUMN = 3

function TopicView({ topic: { title, group, body, helpful, updatedAt, related } }: { topic: Topic }) {
  useTitle(title)
  const sections = sectionsOf(body)
  return (
    <PageFrame
      kind="reading"
      heading={title}
      aside={
        sections.length >= WORTH_A_COLUMN ? <Contents title="In this article" sections={sections} /> : null
      }
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'Help centre', link: <Link to="/help-center" /> }, { label: group.title }]}
        />
      }
    >
      <Article markdown={body} />
      <Helpful votes={helpful} updatedAt={updatedAt} />
      <Related group={group.title} topics={related} />
      <MoreHelp />
    </PageFrame>
  )
}
