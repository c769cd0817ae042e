import { StaffMenu } from '../../moderation/staff-menu.tsx'
import { DeleteThread } from '../delete/delete-thread.tsx'
import { ShareButton } from '../share/share-button.tsx'
import { useThreadTools } from '../thread-tools.ts'

/** What can be done with the whole thread. */
export function ThreadActions() {
  const { thread, own } = useThreadTools()
  return (
    <>
      <ShareButton
        path={`/forum/thread/${thread.id}`}
        title={thread.title}
        what="this thread"
        tone="secondary"
      />
      {own?.mayDelete ? <DeleteThread id={thread.id} /> : null}
      <StaffMenu thread={thread} />
    </>
  )
}
