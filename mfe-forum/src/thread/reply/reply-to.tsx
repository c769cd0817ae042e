import { Button, Icon } from '@nireeka/ui'

import type { Post } from '../thread.api.ts'
import styles from './reply.module.css'

/** Says to which post the reply is, which can be changed to the whole thread. */
export const ReplyTo = ({ post, onRemove }: { post: Post; onRemove: () => void }) => (
  <p className={styles.to}>
    <Icon name="reply" />
    <span>
      In reply to <bdi>{post.author.userName}</bdi>, <a href={`#post-${post.number}`}>post {post.number}</a>
    </span>
    <Button size="small" tone="quiet" onClick={onRemove}>
      Reply to the thread instead
    </Button>
  </p>
)
