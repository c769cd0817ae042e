import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { useNavigate } from '@nireeka/kit/router'
import { useWithPassword } from '@nireeka/kit/step-up'
import { Button } from '@nireeka/ui'

import { listKey } from '../../list/list-query.ts'
import { CANNED, CANNED_PATH, type CannedAnswer, cannedById, deleteCanned } from './canned.api.ts'

/** Deletes a canned answer after asking, and leads back to the list. */
export function DeleteButton({ answer }: { answer: CannedAnswer }) {
  const { http, notify, confirm } = usePlatform()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const withPassword = useWithPassword()
  const deletion = useMutation({
    mutationFn: () => withPassword(() => deleteCanned(http, answer)),
    onSuccess: () => {
      notify('success', 'Canned answer deleted.')
      void queries.invalidateQueries({ queryKey: listKey(CANNED) })
      void navigate(CANNED_PATH)
    },
    onError: (error) => {
      notify('error', messageOf(error, TEXTS.unreachable))
      const { queryKey } = cannedById(http, String(answer.id))
      if (isHttpError(error) && error.status === 409) void queries.invalidateQueries({ queryKey })
    },
  })
  async function ask() {
    const isSure = await confirm({
      kind: 'alert',
      title: `Delete “${answer.title}”?`,
      text: 'Answers that were sent with it stay as they are.',
      confirm: 'Delete',
      cancel: 'Cancel',
      isDangerous: true,
    })
    if (isSure) deletion.mutate()
  }
  return (
    <Button tone="danger" isBusy={deletion.isPending} onClick={() => void ask()}>
      Delete
    </Button>
  )
}
