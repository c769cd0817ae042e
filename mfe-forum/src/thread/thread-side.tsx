import { formatNumber } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { AgoText, Avatar, DateText } from '@nireeka/ui'

import { AuthorName } from '../author/author-name.tsx'
import { postPath } from './permalink/post-path.ts'
import type { ThreadPosts } from './thread.api.ts'
import { useThreadTools } from './thread-tools.ts'
import styles from './thread-side.module.css'

/** From how many posts on a phone is offered the ways to the end of a thread, above its first post. */
const LONG = 10

/**
 * Beside the posts: how much has been written since when, who has written most of it, and the ways to the answer, the
 * latest reply and the reply form.
 */
export function ThreadSide({ found }: { found: ThreadPosts }) {
  const { thread, mayReply } = useThreadTools()
  const { writers, participants, lastNumber } = found
  const others = participants - writers.length
  const hasWays = mayReply || lastNumber > 1
  return (
    <div className={styles.side} data-is-short={lastNumber < LONG ? true : undefined}>
      <ThreadFacts found={found} />
      <section className={styles.people} aria-labelledby="writers">
        <h2 id="writers" className={styles.title}>
          In this thread
        </h2>
        <ul className={styles.list}>
          {writers.map((writer) => (
            <li key={writer.id} className={styles.person}>
              <Avatar name={writer.userName} picture={writer.avatar} size="small" />
              <span className={styles.name}>
                <AuthorName author={writer} />
              </span>
              {writer.posts > 1 ? (
                <span className={styles.count}>{formatNumber(writer.posts)} posts</span>
              ) : null}
            </li>
          ))}
        </ul>
        {others > 0 ? <p className={styles.count}>and {formatNumber(others)} more</p> : null}
      </section>
      {hasWays ? (
        <nav className={styles.ways} aria-label="Go to">
          {thread.acceptedPostId === null ? null : (
            <Link to={`/forum/post/${thread.acceptedPostId}`}>The answer</Link>
          )}
          {lastNumber > 1 ? <Link to={postPath(thread.id, lastNumber)}>Latest reply</Link> : null}
          {mayReply ? <a href="#reply">Write a reply</a> : null}
        </nav>
      ) : null}
    </div>
  )
}

const ThreadFacts = ({ found: { thread, participants } }: { found: ThreadPosts }) => (
  <ul className={styles.facts} aria-label="About this thread">
    <li>{thread.replies === 1 ? '1 reply' : `${formatNumber(thread.replies)} replies`}</li>
    <li className={styles.participants}>
      {participants === 1 ? '1 person' : `${formatNumber(participants)} people`}
    </li>
    <li className={styles.started}>
      Started <DateText date={thread.createdAt} format="shortDay" />
    </li>
    {thread.replies > 0 ? (
      <li>
        Last reply <AgoText date={thread.lastPostAt} />
      </li>
    ) : null}
  </ul>
)
