import { WORD_ACTIONS, WordInput } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { Field, Select, TextArea, TextInput } from '@nireeka/ui'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { useForumCall } from '../use-forum-call.ts'
import { ACTION_LABELS, type ListedWord, saveWord } from './words.api.ts'

interface Props {
  /** Null: a new word. */
  word: ListedWord | null
  onClose: () => void
}

export const WordDialog = ({ word, onClose }: Props) => (
  <FormDialog
    title={word ? `Edit “${word.word}”` : 'Add a word'}
    description="A word or phrase. Capitals, accents and lookalike letters make no difference, and only whole words count."
    onClose={onClose}
  >
    {(leave) => <WordForm word={word} leave={leave} />}
  </FormDialog>
)

function WordForm({ word, leave }: { word: ListedWord | null; leave: () => void }) {
  const call = useForumCall()
  const form = useApiForm({
    schema: WordInput,
    defaultValues: { word: word?.word ?? '', action: word?.action ?? 'hold', reason: '' },
    submit: async (body) => {
      await call((http) => saveWord(http, word, body))
      leave()
    },
  })
  const { register, errors } = form
  return (
    <DialogForm form={form} submit={word ? 'Save' : 'Add word'}>
      <Field label="Word or phrase" errors={[errors.word?.message]}>
        <TextInput autoComplete="off" {...register('word')} />
      </Field>
      <Field label="Posts with it" errors={[errors.action?.message]}>
        <Select {...register('action')}>
          {WORD_ACTIONS.map((action) => (
            <option key={action} value={action}>
              {ACTION_LABELS[action]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Reason" hint="Kept in the audit log." errors={[errors.reason?.message]}>
        <TextArea rows={2} {...register('reason')} />
      </Field>
    </DialogForm>
  )
}
