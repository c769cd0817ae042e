import { Alert } from '@nireeka/ui'

import type { Mine } from './mine.api.ts'
import { useThreadTools } from './thread-tools.ts'

/** Notices on hidden threads (the spec's sentence, section 8), with who may show them, and on locked ones. */
export function ThreadNotices() {
  const { thread, own } = useThreadTools()
  return (
    <>
      {thread.isHidden ? (
        <Alert>
          Only admins and the author will be able to see this thread.{own ? ` ${whoMayShow(own)}` : ''}
        </Alert>
      ) : null}
      {thread.isLocked ? <Alert>This thread is locked. You can read it, but nobody can reply.</Alert> : null}
    </>
  )
}

/** Returns who has hidden the thread, and so may show it; nothing while the page isn't up to date. */
function whoMayShow({ isAuthor, hiddenBy }: Mine): string {
  if (hiddenBy === null) return ''
  if (hiddenBy === 'author')
    return isAuthor ? 'You can make it visible any time.' : 'Its author has hidden it.'
  return isAuthor
    ? 'Our team has hidden it, so only our team can show it again. The reason is in your notifications.'
    : 'Our team has hidden it.'
}
