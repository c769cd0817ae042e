import { useNavigate } from '@nireeka/kit/router'
import { Button } from '@nireeka/ui'
import { useState } from 'react'

import { BanDialog } from '../ban-dialog.tsx'
import styles from '../forum.module.css'
import { ReasonDialog, type ReasonedAction } from '../reason-dialog.tsx'
import { decideHeldPost, type HeldPost } from './held.api.ts'

/** What can be done with a held post; a decision leads back to the queue. */
export function HeldActions({ post }: { post: HeldPost }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState<ReasonedAction | 'ban' | null>(null)
  const close = () => setOpen(null)
  const onDone = () => void navigate('/backoffice/forum/held')
  return (
    <div className={styles.actions}>
      {post.state === 'waiting' ? (
        <>
          <Button onClick={() => setOpen({ ...approval(post), onDone })}>Approve</Button>
          <Button tone="danger" onClick={() => setOpen({ ...rejection(post), onDone })}>
            Reject
          </Button>
        </>
      ) : null}
      {post.author.isStaff ? null : (
        <Button tone="secondary" onClick={() => setOpen('ban')}>
          Ban {post.author.userName}
        </Button>
      )}
      {open === 'ban' ? <BanDialog member={post.author} onClose={close} /> : null}
      {typeof open === 'object' && open ? <ReasonDialog action={open} onClose={close} /> : null}
    </div>
  )
}

const approval = (post: HeldPost): ReasonedAction => ({
  title: 'Approve post?',
  description: 'Everybody will be able to see it.',
  verb: 'Approve',
  hint: `Visible to ${post.author.userName}.`,
  act: (http, reason) => decideHeldPost(http, post, { decision: 'approve', reason }),
})

const rejection = (post: HeldPost): ReasonedAction => ({
  title: 'Reject post?',
  description: 'It will not be published.',
  verb: 'Reject',
  isDangerous: true,
  // The author of a new thread has no page on which to be told.
  ...(post.thread ? { hint: `Visible to ${post.author.userName}.` } : {}),
  act: (http, reason) => decideHeldPost(http, post, { decision: 'reject', reason }),
})
