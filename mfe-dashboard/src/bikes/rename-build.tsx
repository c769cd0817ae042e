import { BuildName } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { useQueryClient } from '@nireeka/kit/query'
import { renameBuild, SAVED_BUILDS_KEY, type SavedBuild } from '@nireeka/kit/saved-builds'
import { Alert, Button, Field, TextInput } from '@nireeka/ui'
import type { KeyboardEvent } from 'react'

import styles from './bike-cards.module.css'

interface Props {
  build: SavedBuild
  onEnd: () => void
}

/** Focuses the field when the form opens. */
function focusFirst(form: HTMLFormElement | null) {
  form?.querySelector('input')?.focus()
}

/** A form that renames a build in place. Escape cancels. */
export function RenameBuild({ build, onEnd }: Props) {
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
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEnd()
  }
  return (
    <form ref={focusFirst} className={styles.part} onSubmit={(event) => void form.onSubmit(event)} noValidate>
      {form.failure ? <Alert tone="danger">{form.failure}</Alert> : null}
      <Field label="Name" errors={[form.errors.name?.message]}>
        <TextInput
          {...form.register('name')}
          maxLength={60}
          autoComplete="off"
          onKeyDown={leave}
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" size="small" isBusy={form.isBusy}>
          Save name
        </Button>
        <Button tone="quiet" size="small" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
