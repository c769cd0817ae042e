import { BuildName } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { useQueryClient } from '@nireeka/kit/query'
import type { FormEvent, KeyboardEvent } from 'react'

import { usePlatform } from '../platform.tsx'
import { renameBuild, type SavedBuild, SAVED_BUILDS_KEY } from './saved-builds.api.ts'

/**
 * Returns what a `RenameForm` needs to rename a saved build in place. Its field has the focus and its text is selected
 * when the form opens, and Escape ends without a change.
 */
export function useRenaming(build: Pick<SavedBuild, 'id' | 'name'>, onEnd: () => void) {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const form = useApiForm({
    schema: BuildName,
    defaultValues: { name: build.name },
    async submit({ name }) {
      await renameBuild(http, build.id, name)
      await queries.invalidateQueries({ queryKey: SAVED_BUILDS_KEY })
      onEnd()
    },
  })
  return {
    formRef: focusFirst,
    onSubmit: (event: FormEvent) => void form.onSubmit(event),
    failure: form.failure,
    error: form.errors.name?.message,
    isBusy: form.isBusy,
    field: {
      ...form.register('name'),
      maxLength: 60,
      autoComplete: 'off',
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') onEnd()
      },
      onFocus: (event: { target: HTMLInputElement }) => event.target.select(),
    },
  }
}

/** Focuses the field when the form opens. */
function focusFirst(form: HTMLFormElement | null) {
  form?.querySelector('input')?.focus()
}
