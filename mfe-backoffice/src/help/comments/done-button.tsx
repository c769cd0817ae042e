import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { useWithPassword } from '@nireeka/kit/step-up'
import { Button } from '@nireeka/ui'

import { listKey } from '../../list/list-query.ts'
import { type Comment, settleComment } from './comments.api.ts'

export const COMMENTS = 'help-comments'

/** Marks a comment as done, or as open again. */
export function DoneButton({ comment }: { comment: Comment }) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  const isDone = comment.doneAt !== null
  const settling = useMutation({
    mutationFn: () => withPassword(() => settleComment(http, comment, !isDone)),
    onSuccess: ({ message }) => notify('success', message ?? 'Saved.'),
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
    onSettled: () => queries.invalidateQueries({ queryKey: listKey(COMMENTS) }),
  })
  return (
    <Button
      size="small"
      tone="secondary"
      isBusy={settling.isPending}
      aria-label={`${isDone ? 'Open again' : 'Done'}: ${comment.comment.slice(0, 60)}`}
      onClick={() => settling.mutate()}
    >
      {isDone ? 'Open again' : 'Done'}
    </Button>
  )
}
