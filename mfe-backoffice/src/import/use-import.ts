import { formatNumber, isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { createOnceKey, usePlatform } from '@nireeka/kit'
import { useMutation, useQueryClient } from '@nireeka/kit/query'
import { useWithPassword } from '@nireeka/kit/step-up'
import { useState } from 'react'

import { listKey } from '../list/list-query.ts'
import { applyImport, checkFile, type ImportCheck } from './import.api.ts'

const CONFLICT = 409

/**
 * Returns what the page of the import needs: the chosen file, its check, and what applies it. `onApplied` is called once the
 * button that applied it is gone.
 */
export function useImport(onApplied: () => void) {
  const { http, notify } = usePlatform()
  const queries = useQueryClient()
  const withPassword = useWithPassword()
  const [keyFor] = useState(createOnceKey)
  const [file, setFile] = useState<File | null>(null)
  const checking = useMutation({ mutationFn: (it: File) => checkFile(http, it) })
  const applying = useMutation({
    mutationFn: ({ name, check }: { name: string; check: ImportCheck }) =>
      withPassword(() =>
        applyImport(http, { fileName: name, changes: check.changes, key: keyFor(check.changes) }),
      ),
    onSuccess: (items) => {
      choose(null)
      onApplied()
      for (const list of ['stock', 'products']) void queries.invalidateQueries({ queryKey: listKey(list) })
      notify('success', items === 1 ? '1 item is changed.' : `${formatNumber(items)} items are changed.`)
    },
    // The check is made again, so that the page shows the differences as they are now.
    onError: (error) => {
      if (isHttpError(error) && error.status === CONFLICT && file) checking.mutate(file)
    },
  })

  function choose(next: File | null) {
    setFile(next)
    applying.reset()
    if (next) checking.mutate(next)
    else checking.reset()
  }

  const failure = checking.error ?? applying.error
  return {
    file,
    choose,
    check: checking.data ?? null,
    isChecking: checking.isPending,
    isApplying: applying.isPending,
    failure: failure ? messageOf(failure, TEXTS.unreachable) : null,
    apply: (check: ImportCheck) => applying.mutate({ name: file?.name ?? 'file.csv', check }),
  }
}
