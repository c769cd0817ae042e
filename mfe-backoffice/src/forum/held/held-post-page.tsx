import { isHttpError } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useParams } from '@nireeka/kit/router'
import { Badge, Breadcrumbs, QueryView, Skeleton } from '@nireeka/ui'

import { BackOfficePage } from '../../back-office-page.tsx'
import { DateAndTime } from '../../date-and-time.tsx'
import { NotFound } from '../../not-found.tsx'
import orderStyles from '../../orders/order.module.css'
import { HELD_REASON_LABELS, HELD_STATE_LABELS } from '../forum-labels.ts'
import styles from '../forum.module.css'
import { PostText } from '../post-text.tsx'
import { HeldActions } from './held-actions.tsx'
import { type HeldPost, heldPostById, titleOf } from './held.api.ts'

const isNoPost = (error: unknown) => isHttpError(error) && (error.status === 404 || error.status === 422)

export function HeldPostPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const query = useQuery(heldPostById(http, id))
  const post = query.data
  const heading = post ? titleOf(post) : 'Held post'
  useTitle(heading)
  if (query.isError && isNoPost(query.error)) return <NotFound />
  return (
    <BackOfficePage
      heading={heading}
      lead={post ? <Lead post={post} /> : undefined}
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'Held posts', link: <Link to="/backoffice/forum/held" /> }, { label: heading }]}
        />
      }
    >
      <QueryView query={query} skeleton={<Waiting />} failed="This post can’t be shown right now">
        {(it) => (
          <>
            <HeldActions key={it.id} post={it} />
            <Text post={it} />
          </>
        )}
      </QueryView>
    </BackOfficePage>
  )
}

const Lead = ({ post: { state, author, reason, at } }: { post: HeldPost }) => (
  <span className={orderStyles.lead}>
    <Badge tone={HELD_STATE_LABELS[state].tone}>{HELD_STATE_LABELS[state].label}</Badge>
    <span>by {author.userName}</span>
    <span>{HELD_REASON_LABELS[reason]}</span>
    <DateAndTime at={new Date(at)} />
  </span>
)

/** The text as readers would see it. */
const Text = ({ post: { body, thread, category, tags, decidedBy, decidedAt } }: { post: HeldPost }) => (
  <article className={styles.post} aria-label="The post">
    <p className={styles.by}>
      {thread ? (
        <Link to={`/forum/thread/${thread.id}`}>{thread.title}</Link>
      ) : (
        `New thread in ${category?.title}`
      )}
      {tags.length > 0 ? ` · ${tags.join(', ')}` : ''}
    </p>
    <PostText body={body} />
    {decidedAt ? (
      <p className={styles.by}>
        Decided by {decidedBy}, <DateAndTime at={new Date(decidedAt)} />
      </p>
    ) : null}
  </article>
)

const Waiting = () => (
  <div role="status" aria-label="Loading the post">
    <Skeleton kind="text" lines={8} />
  </div>
)
