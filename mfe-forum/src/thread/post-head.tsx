import { AgoText, Avatar, Badge } from '@nireeka/ui'

import { AuthorBadge } from '../author/author-badge.tsx'
import { AuthorName } from '../author/author-name.tsx'
import { Edited } from './history/edited.tsx'
import { TitleEdited } from './history/title-edited.tsx'
import type { Post } from './thread.api.ts'
import { useThreadTools } from './thread-tools.ts'
import styles from './post.module.css'

/** Who wrote a post and when, with its number. */
export function PostHead({ post }: { post: Post }) {
  const { number, author, createdAt, editedAt, isDeleted } = post
  const { thread } = useThreadTools()
  const isByStarter = author.id === thread.author.id && number !== 1
  return (
    <header className={styles.header}>
      <div className={styles.person}>
        <Avatar name={author.userName} picture={author.avatar} />
        <div className={styles.who}>
          <h2 className={styles.author}>
            <span>
              <AuthorName author={author} />
            </span>{' '}
            <AuthorBadge author={author} />
            {isByStarter ? <Badge>Started the thread</Badge> : null}
          </h2>
          <p className={styles.date}>
            <AgoText date={createdAt} />
            {author.memberSince ? (
              <span className={styles.since}> · Member since {author.memberSince.getUTCFullYear()}</span>
            ) : null}
            {editedAt && !isDeleted ? (
              <>
                {' · '}
                <Edited post={post} editedAt={editedAt} />
              </>
            ) : null}
            {number === 1 && thread.titleEditedAt ? (
              <>
                {' · '}
                <TitleEdited openedAt={createdAt} editedAt={thread.titleEditedAt} />
              </>
            ) : null}
          </p>
        </div>
      </div>
      <a className={styles.number} href={`#post-${number}`} aria-label={`Post #${number}`}>
        #{number}
      </a>
    </header>
  )
}
