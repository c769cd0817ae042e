import { type SavedBuild, useRenaming } from '@nireeka/kit/saved-builds'
import { Alert, Button, Field, TextInput } from '@nireeka/ui'

import styles from './builds.module.css'

interface Props {
  build: SavedBuild
  onEnd: () => void
}

/** A form that renames a build in place. Escape cancels. */
export function RenameForm({ build, onEnd }: Props) {
  const { form, field, ref } = useRenaming(build, onEnd)
  return (
    <form ref={ref} className={styles.form} onSubmit={(event) => void form.onSubmit(event)} noValidate>
      {form.failure ? <Alert tone="danger">{form.failure}</Alert> : null}
      <Field label="Name" errors={[form.errors.name?.message]}>
        <TextInput {...field} />
      </Field>
      <div className={styles.actions}>
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
