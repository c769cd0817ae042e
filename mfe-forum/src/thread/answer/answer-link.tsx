import { Link } from '@nireeka/kit/router'
import { Icon } from '@nireeka/ui'

import { useThreadTools } from '../thread-tools.ts'
import type { Post } from '../thread.api.ts'
import styles from './answer.module.css'

/** Leads from the first post to the accepted answer, which may be on another page. */
export function AnswerLink({ posts }: { posts: readonly Post[] }) {
  const { acceptedPostId } = useThreadTools().thread
  if (acceptedPostId === null) return null
  const answer = posts.find(({ id }) => id === acceptedPostId)
  return (
    <p className={styles.link}>
      <Icon name="success" />
      {answer ? (
        <a href={`#post-${answer.number}`}>
          Answered by <bdi>{answer.author.userName}</bdi> in post {answer.number}
        </a>
      ) : (
        <Link to={`/forum/post/${acceptedPostId}`}>Go to the accepted answer</Link>
      )}
    </p>
  )
}
