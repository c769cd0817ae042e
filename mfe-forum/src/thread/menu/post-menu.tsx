import { CONFIRMATIONS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { queryOptions, useQuery } from '@nireeka/kit/query'
import { Button, Menu, MenuItem } from '@nireeka/ui'
import { useState } from 'react'

import { deletePost } from '../delete/delete.api.ts'
import type { Post } from '../thread.api.ts'
import { useThreadTools } from '../thread-tools.ts'
import { useChange } from '../use-change.ts'
import styles from './post-menu.module.css'

interface Props {
  post: Post
  onEdit: () => void
}

const flagCode = queryOptions({
  queryKey: ['flag-dialog-code'],
  staleTime: Infinity,
  queryFn: async () => (await import('../../flag/flag-dialog.tsx')).FlagDialog,
})

/** What a member can do with a post: edit and delete their own, report others'. */
export function PostMenu({ post, onEdit }: Props) {
  const { userId, mayReply } = useThreadTools()
  const [isReporting, setReporting] = useState(false)
  const { data: FlagDialog } = useQuery({ ...flagCode, enabled: isReporting })
  const isOwn = post.author.id === userId
  // The author of a locked thread can do nothing with its first post, which goes with the thread.
  if (isOwn && !mayReply && post.number === 1) return null
  const trigger = (
    <Button size="small" tone="quiet" aria-label={`More for post ${post.number}`}>
      <svg className={styles.dots} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 12h.01M12 12h.01M19 12h.01" />
      </svg>
    </Button>
  )
  return (
    <>
      <Menu trigger={trigger}>
        {isOwn ? (
          <OwnItems post={post} onEdit={mayReply ? onEdit : null} />
        ) : (
          <MenuItem icon="danger" onSelect={() => setReporting(true)}>
            Report
          </MenuItem>
        )}
      </Menu>
      {isReporting && FlagDialog ? <FlagDialog post={post} onClose={() => setReporting(false)} /> : null}
    </>
  )
}

function OwnItems({ post, onEdit }: { post: Post; onEdit: (() => void) | null }) {
  const { confirm } = usePlatform()
  const { change } = useChange()
  const remove = async () => {
    if (await confirm(CONFIRMATIONS.deleteComment))
      await change((http) => deletePost(http, post.id), 'Comment deleted')
  }
  return (
    <>
      {onEdit ? (
        <MenuItem icon="edit" onSelect={onEdit}>
          Edit
        </MenuItem>
      ) : null}
      {post.number > 1 ? (
        <MenuItem icon="trash" tone="danger" onSelect={() => void remove()}>
          Delete comment
        </MenuItem>
      ) : null}
    </>
  )
}
