import { StepUp } from '@nireeka/kit/step-up'
import { Button, loadPasswordDialog, Menu, MenuItem, MenuSeparator } from '@nireeka/ui'
import { useState } from 'react'

import { postDeletion, type StaffAction, threadActions, threadDeletion } from './actions.ts'
import { BanDialog } from './ban-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import type { ModeratedPost, ModeratedThread } from './moderation.api.ts'
import { MoveDialog } from './move-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

interface Props {
  thread: ModeratedThread
  post?: ModeratedPost
}

type Open = StaffAction | 'move' | 'merge' | 'ban' | null

/** The menu of staff and the dialogs that it opens. */
export function StaffActions({ thread, post }: Props) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const name = post ? `Moderate post ${post.number}` : 'Moderate thread'
  const trigger = (
    <Button size="small" tone="secondary" aria-label={name}>
      Moderate
    </Button>
  )
  return (
    <StepUp loadDialog={loadPasswordDialog}>
      <Menu trigger={trigger}>
        {post ? <PostItems post={post} onOpen={setOpen} /> : <ThreadItems thread={thread} onOpen={setOpen} />}
      </Menu>
      {typeof open === 'object' && open ? (
        // The key opens another action's dialog also while the last one is still closing.
        <ReasonDialog key={open.label} action={open} onClose={close} />
      ) : null}
      {open === 'move' ? <MoveDialog thread={thread} onClose={close} /> : null}
      {open === 'merge' ? <MergeDialog thread={thread} onClose={close} /> : null}
      {open === 'ban' && post ? <BanDialog author={post.author} onClose={close} /> : null}
    </StepUp>
  )
}

interface ItemsProps {
  onOpen: (open: Open) => void
}

function ThreadItems({ thread, onOpen }: ItemsProps & { thread: ModeratedThread }) {
  return (
    <>
      {threadActions(thread).map((action) => (
        <MenuItem key={action.label} icon={action.icon} onSelect={() => onOpen(action)}>
          {action.label}
        </MenuItem>
      ))}
      <MenuItem icon="arrow-right" onSelect={() => onOpen('move')}>
        Move to a category
      </MenuItem>
      <MenuItem icon="reply" onSelect={() => onOpen('merge')}>
        Merge into another thread
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon="trash" tone="danger" onSelect={() => onOpen(threadDeletion(thread))}>
        Delete thread
      </MenuItem>
    </>
  )
}

function PostItems({ post, onOpen }: ItemsProps & { post: ModeratedPost }) {
  const isFirst = post.number === 1
  return (
    <>
      <MenuItem icon="trash" tone="danger" isDisabled={isFirst} onSelect={() => onOpen(postDeletion(post))}>
        {isFirst ? 'Delete post: only with its thread' : 'Delete post'}
      </MenuItem>
      {post.author.isStaff ? null : (
        <MenuItem icon="user" tone="danger" onSelect={() => onOpen('ban')}>
          Ban {post.author.userName}
        </MenuItem>
      )}
    </>
  )
}
