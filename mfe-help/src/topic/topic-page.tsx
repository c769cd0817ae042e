import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Breadcrumbs, Button, Contents, DateText, PageFrame, QueryView } from '@nireeka/ui'

import layout from '../aside-layout.module.css'
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

function TopicView({
  topic: { id, title, group, body, helpful, updatedAt, related: others },
}: {
  topic: Topic
}) {
  useTitle(title)
  const sections = sectionsOf(body)
  const hasContents = sections.length >= WORTH_A_COLUMN
  const related = <Related topics={others} isBeside={!hasContents} />
  const text = (
    <>
      <NeedsList {...needsOf(body)} />
      <div className={styles.article}>
        <Article markdown={withoutNeeds(body)} />
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
    </>
  )
  return (
    <PageFrame
      kind={hasContents ? 'reading' : 'catalogue'}
      heading={title}
      aside={hasContents ? <Contents title="In this article" sections={sections} /> : null}
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'Help centre', link: <Link to="/help-center" /> }, { label: group.title }]}
        />
      }
    >
      {hasContents ? (
        <>
          {text}
          {related}
          <MoreHelp article={title} />
        </>
      ) : (
        <div className={layout.layout}>
          <div className={layout.main}>{text}</div>
          {related}
          <MoreHelp article={title} />
        </div>
      )}
    </PageFrame>
  )
}
