import { usePlatform, useStream } from '@nireeka/kit'
import { queryOptions, useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass, QueryView, Skeleton } from '@nireeka/ui'
import { type Ref, useId, useImperativeHandle, useState } from 'react'

import { useForumDraft } from '../../editor/use-forum-draft.ts'
import { continueTo } from '../guest/want.ts'
import { threadPath } from '../permalink/post-path.ts'
import type { Post } from '../thread.api.ts'
import { useThreadTools } from '../thread-tools.ts'
import styles from './reply.module.css'

/** The beginning of a reply: to a post, or to the thread. Each one is an object of its own. */
export interface Begun {
  post: Post | null
  isQuoted: boolean
}

export interface ReplyHandle {
  begin: (post: Post | null, isQuoted: boolean) => void
}

interface Props {
  ref: Ref<ReplyHandle>
  /** The page of the thread, to which a login leads back. */
  page: number
  /** Called when somebody who isn't logged in wants to reply. */
  onGuest: (post: Post | null) => void
  /** Called with the number of the reply that was sent. */
  onSent: (number: number) => void
}

/** The form's code, which only who replies fetches. */
const formCode = queryOptions({
  queryKey: ['reply-form-code'],
  staleTime: Infinity,
  queryFn: async () => (await import('./reply-form.tsx')).ReplyForm,
})

/** The end of a thread: the form for a reply, and for guests the way to log in first, unless they have begun one. */
export function ReplyPart({ ref, page, onGuest, onSent }: Props) {
  const { thread, mayReply, userId } = useThreadTools()
  const [begun, setBegun] = useState<Begun | null>(null)
  const draft = useForumDraft(`thread-${thread.id}`, { enabled: mayReply })
  const session = useStream(usePlatform().session$)
  const isOpen = begun !== null || draft.isRestored || userId !== null
  const code = useQuery({ ...formCode, enabled: isOpen })
  const heading = useId()

  useImperativeHandle(ref, () => ({ begin: (post, isQuoted) => setBegun({ post, isQuoted }) }))

  if (!mayReply) return null
  return (
    <section id="reply" className={styles.reply} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        Reply
      </h2>
      {isOpen ? (
        <QueryView
          query={code}
          skeleton={<Skeleton kind="text" lines={8} />}
          failed="The form can’t be shown right now"
          reason="A part of this page couldn’t be loaded."
        >
          {(ReplyForm) => (
            <ReplyForm
              begun={begun}
              draft={draft}
              writer={session.status === 'member' ? session.user : null}
              onGuest={onGuest}
              onSent={onSent}
              onClose={() => setBegun(null)}
            />
          )}
        </QueryView>
      ) : (
        <LogInFirst path={threadPath(thread.id, page)} />
      )}
    </section>
  )
}

/** The way to an account for guests, whose reply is sent once they are logged in. */
function LogInFirst({ path }: { path: string }) {
  const query = continueTo(path, { kind: 'reply', post: null })
  return (
    <>
      <Link className={buttonClass()} to={`/login${query}`}>
        Log in to reply
      </Link>
      <p className={styles.kept}>
        New here? <Link to={`/register${query}`}>Create an account</Link>.
      </p>
    </>
  )
}
