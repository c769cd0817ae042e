import type { Markdown as MarkdownCode } from '@nireeka/kit/markdown'
import { Link } from '@nireeka/kit/router'
import { Avatar, Badge, DateText, Skeleton } from '@nireeka/ui'

import { authorPath } from '../author/author.api.ts'
import { PostText } from './post-text.tsx'
import type { Post } from './thread.api.ts'
import styles from './thread.module.css'

interface Props {
  post: Post
  /** The Markdown component; undefined while its code is loading. */
  Markdown: typeof MarkdownCode | undefined
  /** Whether the post's author started the thread. */
  isByStarter: boolean
}

const FIRST = 1

export const PostView = ({ post, Markdown, isByStarter }: Props) => (
  <li
    id={`post-${post.number}`}
    className={post.number === FIRST ? `${styles.post} ${styles.first}` : styles.post}
  >
    <article className={styles.body} aria-label={`Post ${post.number} by ${post.author.userName}`}>
      <PostHead post={post} isByStarter={isByStarter && post.number !== FIRST} />
      <div className={styles.text}>
        {Markdown ? <PostText body={post.body} Markdown={Markdown} /> : <Skeleton kind="text" />}
      </div>
    </article>
  </li>
)

const PostHead = ({
  post: { number, author, createdAt },
  isByStarter,
}: Pick<Props, 'post' | 'isByStarter'>) => (
  <header className={styles.header}>
    <div className={styles.person}>
      <Avatar name={author.userName} picture={author.avatar} />
      <div className={styles.who}>
        <h2 className={styles.author}>
          <Link to={authorPath(author)}>
            <bdi>{author.userName}</bdi>
          </Link>{' '}
          {author.isStaff ? <Badge tone="accent">Nireeka team</Badge> : null}
          {isByStarter ? <Badge>Began the thread</Badge> : null}
        </h2>
        <p className={styles.date}>
          <DateText date={createdAt} format="shortDay" />
        </p>
      </div>
    </div>
    <a className={styles.number} href={`#post-${number}`} aria-label={`Post #${number}`}>
      #{number}
    </a>
  </header>
)
