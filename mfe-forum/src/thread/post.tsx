import type { Markdown as MarkdownCode } from '@nireeka/kit/markdown'
import { queryOptions, useQuery } from '@nireeka/kit/query'
import { Icon, Skeleton } from '@nireeka/ui'
import { type ReactNode, useState } from 'react'

import { PostActions } from './actions/post-actions.tsx'
import { PostHead } from './post-head.tsx'
import { PostText } from './post-text.tsx'
import { InReplyTo } from './reply/in-reply-to.tsx'
import type { Post } from './thread.api.ts'
import { useThreadTools } from './thread-tools.ts'
import styles from './post.module.css'

interface Props {
  post: Post
  /** The Markdown component; undefined while its code is loading. */
  Markdown: typeof MarkdownCode | undefined
  /** What is between a post's text and its buttons. */
  children?: ReactNode
}

const FIRST = 1

/** The form's code, which only who edits fetches. */
const editCode = queryOptions({
  queryKey: ['edit-form-code'],
  staleTime: Infinity,
  queryFn: async () => (await import('./edit/edit-form.tsx')).EditForm,
})

export function PostView({ post, Markdown, children }: Props) {
  const { thread } = useThreadTools()
  const isAccepted = thread.acceptedPostId === post.id
  return (
    <li id={`post-${post.number}`} tabIndex={-1} className={classOf(post, isAccepted)}>
      {isAccepted ? (
        <p className={styles.mark}>
          <Icon name="success" /> Accepted answer
        </p>
      ) : null}
      <article className={styles.body} aria-label={`Post ${post.number} by ${post.author.userName}`}>
        <PostHead post={post} />
        {post.isDeleted ? (
          <p className={`${styles.text} ${styles.deleted}`}>This comment was deleted.</p>
        ) : (
          <PostBody post={post} Markdown={Markdown}>
            {children}
          </PostBody>
        )}
      </article>
    </li>
  )
}

function PostBody({ post, Markdown, children }: Props) {
  const { thread } = useThreadTools()
  const [isEditing, setEditing] = useState(false)
  const { data: EditForm } = useQuery({ ...editCode, enabled: isEditing })
  const text = Markdown ? (
    <PostText body={post.body} Markdown={Markdown} arePicturesPrivate={thread.isHidden} />
  ) : (
    <Skeleton kind="text" />
  )
  return (
    <div className={styles.text}>
      {post.replyTo ? <InReplyTo to={post.replyTo} /> : null}
      {isEditing && EditForm ? <EditForm post={post} onClose={() => setEditing(false)} /> : text}
      {children}
      {isEditing ? null : <PostActions post={post} onEdit={() => setEditing(true)} />}
    </div>
  )
}

function classOf({ number }: Post, isAccepted: boolean) {
  const kind = number === FIRST ? styles.first : isAccepted ? styles.accepted : null
  return kind ? `${styles.post} ${kind}` : styles.post
}
