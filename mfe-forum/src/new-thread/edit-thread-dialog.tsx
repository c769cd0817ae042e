import { FORUM_LIMITS } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { useQueryClient } from '@nireeka/kit/query'
import { Alert, Button, Dialog, Field, TextInput } from '@nireeka/ui'
import { useState } from 'react'

import { editThread, type OtherEdit, otherEditOf, threadEdit } from './edit-thread.api.ts'
import styles from './new-thread.module.css'
import { TagChoice } from './tag-choice.tsx'

interface Props {
  thread: { id: number; title: string; tags: string[]; version: number }
  onClose: () => void
}

/** Asks the author for the thread's new title and tags. */
export const EditThreadDialog = ({ thread, onClose }: Props) => (
  <Dialog title="Edit title and tags" onClose={onClose}>
    {(leave) => <EditForm thread={thread} leave={leave} />}
  </Dialog>
)

function EditForm({ thread, leave }: { thread: Props['thread']; leave: () => void }) {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const [other, setOther] = useState<OtherEdit | null>(null)
  const form = useApiForm({
    schema: threadEdit,
    defaultValues: { title: thread.title, tags: thread.tags, version: thread.version },
    submit: async (edit) => {
      try {
        await editThread(http, thread.id, edit)
      } catch (error) {
        const found = otherEditOf(error)
        if (!found) throw error
        // The next try changes what is there now.
        form.setValue('version', found.version)
        return setOther(found)
      }
      void queries.invalidateQueries({ queryKey: ['forum-thread'] })
      void queries.invalidateQueries({ queryKey: ['forum-threads'] })
      leave()
    },
  })
  const { register, watch, setValue, errors, failure, isBusy } = form
  return (
    <form className={styles.form} onSubmit={(event) => void form.onSubmit(event)} noValidate>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      {other ? <Other other={other} /> : null}
      <Field label="Title" errors={[errors.title?.message]}>
        <TextInput maxLength={FORUM_LIMITS.maxTitle} autoComplete="off" dir="auto" {...register('title')} />
      </Field>
      <TagChoice
        chosen={watch('tags') ?? []}
        error={errors.tags?.message}
        onChange={(tags) => setValue('tags', tags)}
      />
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          Save
        </Button>
        <Button tone="secondary" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const Other = ({ other: { title, tags } }: { other: OtherEdit }) => (
  <Alert>
    This thread was changed in the meantime. It is now called “<bdi>{title}</bdi>”
    {tags.length > 0 ? `, with the tags ${tags.join(', ')}` : ''}. Save again to replace that.
  </Alert>
)
