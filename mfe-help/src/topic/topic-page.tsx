import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Breadcrumbs, Button, Contents, DateText, PageFrame, QueryView } from '@nireeka/ui'

import { MoreHelp } from '../help-centre/more-help.tsx'
import { NeedsList } from '../needs/needs-list.tsx'
import { needsOf, withoutNeeds } from '../needs/needs-of.ts'
import { NotFound } from '../not-found.tsx'
import { Article } from './article.tsx'
import { Helpful } from './helpful/helpful.tsx'
import { Share } from './helpful/share.tsx'
import { Related } from './related.tsx'
import { sectionsOf } from './sections.ts'
import { markdownCode, topic, type Topic } from './topic.api.ts'
import styles from './topic.module.css'

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

function TopicView({ topic: { id, title, group, body, helpful, updatedAt, related } }: { topic: Topic }) {
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
      <NeedsList {...needsOf(body)} />
      <div className={styles.article}>
        <Article markdown={withoutNeeds(body)} title={title} />
      </div>
      <div className={styles.feedback}>
        <Helpful key={id} topicId={id} />
        <Share votes={helpful} />
        <p className={styles.changed}>
          Last updated on <DateText date={updatedAt} />.
        </p>
        <Button tone="secondary" size="small" className={styles.print} onClick={() => print()}>
          Print
        </Button>
      </div>
      <Related topics={related} />
      <MoreHelp article={title} />
    </PageFrame>
  )
}
