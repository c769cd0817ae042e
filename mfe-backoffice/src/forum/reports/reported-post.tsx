import { Link } from '@nireeka/kit/router'

import orderStyles from '../../orders/order.module.css'
import styles from '../forum.module.css'
import { PostText } from '../post-text.tsx'
import type { Report } from './reports.api.ts'

/** The reported post after the two before it, as readers see them. */
export const ReportedPost = ({ report }: { report: Report }) => {
  const { before, thread, number, author, body, isDeleted } = report
  return (
    <section className={orderStyles.part} aria-labelledby="in-thread">
      <h2 id="in-thread" className={orderStyles.heading}>
        In its thread
      </h2>
      {before.map((post) => (
        <article key={post.number} className={styles.earlier} aria-label={`Post ${post.number}`}>
          <p className={styles.by}>
            Post {post.number} by {post.author}
          </p>
          <PostText body={post.body} />
        </article>
      ))}
      <article className={styles.post} aria-label={`Reported post ${number}`}>
        <p className={styles.by}>
          Post {number} by {author.userName}, reported{isDeleted ? ', deleted' : ''}
        </p>
        <PostText body={body} />
      </article>
      {isDeleted ? null : (
        <p>
          <Link to={`/forum/thread/${thread.id}`}>Open the thread</Link>
        </p>
      )}
    </section>
  )
}
