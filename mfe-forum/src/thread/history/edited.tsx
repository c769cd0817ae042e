import { queryOptions, useQuery } from '@nireeka/kit/query'
import { DateText } from '@nireeka/ui'

import type { Post } from '../thread.api.ts'
import { HistoryButton } from './history-button.tsx'

const dialogCode = queryOptions({
  queryKey: ['history-dialog-code'],
  staleTime: Infinity,
  queryFn: async () => (await import('./history-dialog.tsx')).HistoryDialog,
})

/** Says when a post was edited, and leads to its versions. */
export const Edited = ({ post, editedAt }: { post: Post; editedAt: Date }) => (
  <HistoryButton
    authorId={post.author.id}
    what={`post ${post.number}`}
    dialog={(onClose) => <Dialog post={post} onClose={onClose} />}
  >
    Edited <DateText date={editedAt} format="shortDay" />
  </HistoryButton>
)

function Dialog(props: { post: Post; onClose: () => void }) {
  const { data: HistoryDialog } = useQuery(dialogCode)
  return HistoryDialog ? <HistoryDialog {...props} /> : null
}
