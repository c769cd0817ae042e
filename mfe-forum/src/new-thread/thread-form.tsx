import { FORUM_LIMITS } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Alert, Button, buttonClass, Field, Select, TextInput } from '@nireeka/ui'
import { useRef } from 'react'

import { LazyTextEditor } from '../editor/lazy-text-editor.tsx'
import { SimilarThreads } from '../search/similar-threads.tsx'
import { categories } from '../threads/threads.api.ts'
import { GuestDialog } from './guest-dialog.tsx'
import styles from './new-thread.module.css'
import { TagChoice } from './tag-choice.tsx'
import { useNewThread } from './use-new-thread.ts'

/** The form of a new thread; `categoryId` is the category that is chosen at first, 0 for none. */
export function ThreadForm({ categoryId }: { categoryId: number }) {
  const form = useNewThread(categoryId)
  const { register, watch, setValue, errors, held } = form
  const element = useRef<HTMLFormElement>(null)
  const body = register('body')
  if (held) return <Held sentence={held} />
  return (
    <>
      <form
        ref={element}
        className={styles.form}
        onSubmit={(event) => void form.onSubmit(event)}
        onChange={form.keep}
        noValidate
      >
        {form.isRestored ? <Restored onDiscard={form.discard} /> : null}
        <CategoryField
          field={register('categoryId', { valueAsNumber: true })}
          error={errors.categoryId?.message}
        />
        <Field
          label="Title"
          hint="A question, or a few words that sum it up."
          errors={[errors.title?.message]}
        >
          <TextInput maxLength={FORUM_LIMITS.maxTitle} autoComplete="off" dir="auto" {...register('title')} />
        </Field>
        <SimilarThreads title={watch('title')} />
        <LazyTextEditor
          label="Text"
          rows={10}
          maxLength={FORUM_LIMITS.maxBody}
          value={watch('body')}
          error={errors.body?.message}
          fieldRef={body.ref}
          onChange={(text) => setValue('body', text)}
          onSubmit={() => element.current?.requestSubmit()}
        />
        <TagChoice
          chosen={watch('tags') ?? []}
          error={errors.tags?.message}
          onChange={(tags) => {
            setValue('tags', tags)
            form.keep()
          }}
        />
        {form.failure ? <Alert tone="danger">{form.failure}</Alert> : null}
        <div className={styles.buttons}>
          <Button type="submit" isBusy={form.isBusy}>
            Post thread
          </Button>
          <Link className={buttonClass({ tone: 'quiet' })} to="/forum/1">
            Back to the forum
          </Link>
        </div>
      </form>
      {form.isAsked ? <GuestDialog onClose={form.closeDialog} /> : null}
    </>
  )
}

interface CategoryProps {
  field: ReturnType<ReturnType<typeof useNewThread>['register']>
  error: string | undefined
}

function CategoryField({ field, error }: CategoryProps) {
  const { http } = usePlatform()
  const { data } = useQuery(categories(http))
  return (
    <Field label="Category" errors={[error && 'Please choose a category.']}>
      {/* Built anew with its options, so that the chosen one is among them. */}
      <Select key={data ? 'ready' : 'loading'} {...field}>
        <option value={0}>Choose a category</option>
        {data?.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const Restored = ({ onDiscard }: { onDiscard: () => void }) => (
  <Alert>
    <span className={styles.restored}>
      Your earlier draft is back.
      <Button tone="secondary" size="small" onClick={onDiscard}>
        Discard
      </Button>
    </span>
  </Alert>
)

const Held = ({ sentence }: { sentence: string }) => (
  <div className={styles.form}>
    <Alert tone="success">{sentence}</Alert>
    <p>
      <Link to="/forum/1">Back to the forum</Link>
    </p>
  </div>
)
