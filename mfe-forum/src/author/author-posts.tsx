import type { AuthorList } from '@nireeka/contracts/api'
import { formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { Badge, DateText, WholeWords } from '@nireeka/ui'

import type { AuthorPost } from './author-page.api.ts'
import styles from './author.module.css'

interface Props {
  show: AuthorList
  posts: readonly AuthorPost[]
  isBusy: boolean
}

/** The author's posts or threads, the newest first. */
export const AuthorPosts = ({ show, posts, isBusy }: Props) => (
  <section aria-labelledby="author-posts" aria-busy={isBusy}>
    <h2 id="author-posts" className="visually-hidden">
      {show === 'threads' ? 'Threads' : 'Posts'}
    </h2>
    {posts.length === 0 ? <p>No threads yet, only replies.</p> : null}
    <ul className={styles.posts}>
      {posts.map((post) => (
        <PostRow key={post.id} post={post} />
      ))}
    </ul>
  </section>
)

const PostRow = ({
  post: { title, path, excerpt, category, createdAt, likes, isReply, isSolved },
}: {
  post: AuthorPost
}) => (
  <li className={styles.post}>
    <h3 className={styles.title}>
      {isReply ? <span className={styles.details}>Reply in </span> : null}
      <Link to={path} dir="auto">
        <WholeWords text={title} />
      </Link>
      {isSolved && !isReply ? (
        <>
          {' '}
          <Badge tone="success">Solved</Badge>
        </>
      ) : null}
    </h3>
    <p className={styles.excerpt} dir="auto">
      {excerpt}
    </p>
    <p className={styles.details}>
      {category} · <DateText date={createdAt} format="shortDay" />
      {likes > 0 ? ` · ${likes === 1 ? '1 like' : `${formatNumber(likes)} likes`}` : null}
    </p>
  </li>
)
