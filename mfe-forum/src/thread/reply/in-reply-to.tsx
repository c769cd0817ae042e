import { Link } from '@nireeka/kit/router'
import { Icon } from '@nireeka/ui'

import { postPath } from '../permalink/post-path.ts'
import type { Post } from '../thread.api.ts'
import { useThreadTools } from '../thread-tools.ts'
import styles from './in-reply-to.module.css'

/** Says whom a post answers, and leads there. */
export function InReplyTo({ to }: { to: NonNullable<Post['replyTo']> }) {
  const { thread } = useThreadTools()
  return (
    <p className={styles.to}>
      <Icon name="reply" />
      <Link to={postPath(thread.id, to.number)}>
        In reply to <bdi>{to.userName}</bdi>, post {to.number}
      </Link>
    </p>
  )
}
