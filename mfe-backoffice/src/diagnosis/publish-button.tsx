import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { useWithPassword } from '@nireeka/kit/step-up'
import { Button } from '@nireeka/ui'

import { listKey } from '../list/list-query.ts'
import { type Guide, guideById, publishGuide } from './diagnosis.api.ts'

/** Publishes a guide, or makes it a draft again. */
export function PublishButton({ guide }: { guide: Guide }) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  const { queryKey } = guideById(http, String(guide.id))
  const publishing = useMutation({
    mutationFn: () => withPassword(() => publishGuide(http, guide)),
    onSuccess: (stored) => {
      queries.setQueryData(queryKey, stored)
      notify('success', stored.isPublished ? 'It’s now visible to riders.' : 'It’s now a draft.')
      void queries.invalidateQueries({ queryKey: listKey('diagnosis') })
    },
    onError: (error) => {
      notify('error', messageOf(error, TEXTS.unreachable))
      if (isHttpError(error) && error.status === 409) void queries.invalidateQueries({ queryKey })
    },
  })
  return (
    <Button tone="secondary" size="small" isBusy={publishing.isPending} onClick={() => publishing.mutate()}>
      {guide.isPublished ? 'Revert to draft' : 'Publish'}
    </Button>
  )
}
