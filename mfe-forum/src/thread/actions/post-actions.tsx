import { queryOptions, useQuery } from '@nireeka/kit/query'
import { Button, Icon } from '@nireeka/ui'

import { StaffMenu } from '../../moderation/staff-menu.tsx'
import { AcceptButton } from '../answer/accept-button.tsx'
import { LikeButton } from '../likes/like-button.tsx'
import { ShareButton } from '../share/share-button.tsx'
import type { Post } from '../thread.api.ts'
import { useThreadTools } from '../thread-tools.ts'
import styles from './actions.module.css'

interface Props {
  post: Post
  onEdit: () => void
}

/** The menu's code, which only members fetch. */
const menuCode = queryOptions({
  queryKey: ['post-menu-code'],
  staleTime: Infinity,
  queryFn: async () => (await import('../menu/post-menu.tsx')).PostMenu,
})

/** What can be done with a post. Guests are asked to log in where that is needed. */
export function PostActions({ post, onEdit }: Props) {
  const { thread, own, mayReply, likeOf, onLike, onReply } = useThreadTools()
  const { data: PostMenu } = useQuery({ ...menuCode, enabled: own !== undefined })
  return (
    <div className={styles.actions}>
      <LikeButton postNumber={post.number} state={likeOf(post)} onClick={() => onLike(post)} />
      {mayReply ? (
        <>
          <Button size="small" tone="quiet" className={styles.action} onClick={() => onReply(post, false)}>
            <Icon name="reply" />
            <span>
              Reply <span className="visually-hidden">to post {post.number}</span>
            </span>
          </Button>
          <Button size="small" tone="quiet" className={styles.action} onClick={() => onReply(post, true)}>
            <Icon name="chat" />
            <span>
              Quote <span className="visually-hidden">post {post.number}</span>
            </span>
          </Button>
        </>
      ) : null}
      <AcceptButton post={post} />
      <span className={styles.more}>
        <ShareButton
          isIconOnlyOnPhones
          className={styles.action}
          path={`/forum/post/${post.id}`}
          title={thread.title}
          what={`post ${post.number}`}
        />
        {own && PostMenu ? <PostMenu post={post} onEdit={onEdit} /> : null}
        <StaffMenu thread={thread} post={post} />
      </span>
    </div>
  )
}
