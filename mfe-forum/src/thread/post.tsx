import type { Markdown as MarkdownCode } from '@nireeka/kit/markdown'
import { Avatar, Badge, Skeleton } from '@nireeka/ui'

import { Day } from '../dates/day.tsx'
import { PostText } from './post-text.tsx'
import type { Post } from './thread.api.ts'
import styles from './thread.module.css'

interface Props {
  post: Post
  /** Undefined while its code is on its way. */
  Markdown: typeof MarkdownCode | undefined
}

export const PostView = ({ post: { number, author, body, createdAt }, Markdown }: Props) => (
  <li className={styles.post}>
    <article aria-label={`Post ${number} by ${author.userName}`}>
      <header className={styles.header}>
        <Avatar name={author.userName} picture={author.avatar} />
        <div>
          <h2 className={styles.author}>
            <bdi>{author.userName}</bdi> {author.isStaff ? <Badge tone="accent">Nireeka team</Badge> : null}
          </h2>
          <p className={styles.date}>
            <Day date={createdAt} /> · #{number}
          </p>
        </div>
      </header>
      {Markdown ? <PostText body={body} Markdown={Markdown} /> : <Skeleton kind="text" />}
    </article>
  </li>
)
