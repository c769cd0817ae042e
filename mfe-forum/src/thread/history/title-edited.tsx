import { queryOptions, useQuery } from '@nireeka/kit/query'
import { DateText } from '@nireeka/ui'

import { useThreadTools } from '../thread-tools.ts'
import { HistoryButton } from './history-button.tsx'

interface Props {
  /** When the thread was opened with its first title. */
  openedAt: Date
  editedAt: Date
}

const dialogCode = queryOptions({
  queryKey: ['title-history-code'],
  staleTime: Infinity,
  queryFn: async () => (await import('./title-history-dialog.tsx')).TitleHistoryDialog,
})

/** Says when title or tags of the thread were edited, and leads to the earlier ones. */
export function TitleEdited({ openedAt, editedAt }: Props) {
  const { thread } = useThreadTools()
  return (
    <HistoryButton
      authorId={thread.author.id}
      what="the title"
      dialog={(onClose) => <Dialog openedAt={openedAt} onClose={onClose} />}
    >
      Title edited <DateText date={editedAt} format="shortDay" />
    </HistoryButton>
  )
}

function Dialog(props: { openedAt: Date; onClose: () => void }) {
  const { thread } = useThreadTools()
  const { data: TitleHistoryDialog } = useQuery(dialogCode)
  return TitleHistoryDialog ? <TitleHistoryDialog thread={thread} {...props} /> : null
}
