import type { User } from '@nireeka/contracts'
import { FORUM_LIMITS } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { Alert, Avatar, Button } from '@nireeka/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { type EditorHandle, LazyTextEditor } from '../../editor/lazy-text-editor.tsx'
import { quoteOf } from '../../editor/quote.ts'
import type { useForumDraft } from '../../editor/use-forum-draft.ts'
import type { Post } from '../thread.api.ts'
import type { Begun } from './reply-part.tsx'
import { ReplyTo } from './reply-to.tsx'
import styles from './reply.module.css'
import { useSendReply } from './use-send-reply.ts'

interface Props {
  begun: Begun | null
  draft: ReturnType<typeof useForumDraft>
  /** The member who writes; null for a guest. */
  writer: Pick<User, 'user_name' | 'avatar'> | null
  onGuest: (post: Post | null) => void
  onSent: (number: number) => void
  onClose: () => void
}

/** The form for a reply. What is typed is kept in this browser until it is sent. */
export function ReplyForm({ begun, draft, writer, onGuest, onSent, onClose }: Props) {
  const { confirm } = usePlatform()
  const editor = useRef<EditorHandle>(null)
  const [removed, setRemoved] = useState<Begun | null>(null)
  const to = begun && begun !== removed ? begun.post : null
  const { send, error, failure, isBusy } = useSendReply({
    onGuest: () => onGuest(to),
    onDone: (number) => {
      draft.clear()
      onClose()
      if (number !== null) onSent(number)
    },
  })

  const isFirst = useRef(begun !== null)
  const follow = useEffectEvent(({ post, isQuoted }: Begun) => {
    if (post && isQuoted) {
      const quote = quoteOf(post.author.userName, post.body, post.id)
      draft.setText(`${[draft.text.trimEnd(), quote].filter(Boolean).join('\n\n')}\n\n`)
    }
    // A form that opens takes the focus by itself.
    if (!isFirst.current) queueMicrotask(() => editor.current?.focus())
    isFirst.current = false
  })
  useEffect(() => {
    if (begun) follow(begun)
  }, [begun])

  const submit = () => void send({ body: draft.text, replyToId: to?.id ?? null })
  const discard = async () => {
    if (draft.text.trim() !== '' && !(await confirm(DISCARD))) return
    draft.clear()
    onClose()
  }
  const isBegun = to !== null || writer === null || draft.text !== ''
  return (
    <form
      className={writer ? `${styles.form} ${styles.mine}` : styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <OwnAvatar writer={writer} />
      {to ? <ReplyTo post={to} onRemove={() => setRemoved(begun)} /> : null}
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <LazyTextEditor
        ref={editor}
        hasFocusAtFirst={begun !== null}
        label="Your reply"
        hint="Markdown works here, and @ names another member."
        rows={5}
        value={draft.text}
        onChange={draft.setText}
        maxLength={FORUM_LIMITS.maxBody}
        onSubmit={submit}
        {...(error ? { error } : {})}
      />
      {draft.isRestored ? <p className={styles.kept}>Your draft was saved in this browser.</p> : null}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          Post reply
        </Button>
        <CancelButton isOffered={isBegun} onClick={() => void discard()} />
      </div>
    </form>
  )
}

const OwnAvatar = ({ writer }: Pick<Props, 'writer'>) =>
  writer && <Avatar name={writer.user_name} picture={writer.avatar} />

/** What can be cancelled: a reply that was begun, or a guest's form. */
const CancelButton = ({ isOffered, onClick }: { isOffered: boolean; onClick: () => void }) =>
  isOffered ? (
    <Button tone="secondary" onClick={onClick}>
      Cancel
    </Button>
  ) : null

const DISCARD = {
  kind: 'alert',
  title: 'Discard your reply?',
  text: 'What you’ve written will be deleted.',
  confirm: 'Discard',
  cancel: 'Keep writing',
  isDangerous: true,
} as const
