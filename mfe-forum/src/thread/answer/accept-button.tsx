import { Button, Icon } from '@nireeka/ui'

import actions from '../actions/actions.module.css'
import type { Post } from '../thread.api.ts'
import { useThreadTools } from '../thread-tools.ts'
import { useChange } from '../use-change.ts'
import { acceptAnswer } from './accept.api.ts'

/** Marks a post as the answer or takes the mark back, for who may: the thread's author, and staff. */
export function AcceptButton({ post }: { post: Post }) {
  const { thread, own } = useThreadTools()
  const { change, isBusy } = useChange()
  if (!own?.mayAccept || post.number === 1) return null
  const isAccepted = thread.acceptedPostId === post.id
  const done = isAccepted ? 'The answer is no longer accepted' : 'Marked as the accepted answer'
  const toggle = () => change((http) => acceptAnswer(http, thread.id, isAccepted ? null : post.id), done)
  return (
    <Button
      size="small"
      tone="quiet"
      className={actions.action}
      isBusy={isBusy}
      onClick={() => void toggle()}
    >
      <Icon name={isAccepted ? 'close' : 'check'} />
      <span>
        {isAccepted ? 'Unmark as answer' : 'Mark as answer'}
        <span className="visually-hidden">: post {post.number}</span>
      </span>
    </Button>
  )
}
