import { HelpSynonym } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { Field, TextInput } from '@nireeka/ui'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { addSynonym } from './misses.api.ts'
import { useMissCall } from './use-miss-call.ts'

interface Props {
  /** What was looked for. */
  phrase: string
  onClose: () => void
}

export const SynonymDialog = ({ phrase, onClose }: Props) => (
  <FormDialog
    title="Add a synonym"
    description="Whoever looks for the phrase finds what the other words find."
    onClose={onClose}
  >
    {(leave) => <SynonymForm phrase={phrase} leave={leave} />}
  </FormDialog>
)

function SynonymForm({ phrase, leave }: { phrase: string; leave: () => void }) {
  const call = useMissCall()
  const form = useApiForm({
    schema: HelpSynonym,
    // A miss may be longer than a phrase.
    defaultValues: { phrase: phrase.slice(0, 60), means: '' },
    submit: async (body) => {
      await call((http) => addSynonym(http, body))
      leave()
    },
  })
  const { register, errors } = form
  return (
    <DialogForm form={form} submit="Add synonym">
      <Field label="Phrase" errors={[errors.phrase?.message]}>
        <TextInput autoComplete="off" {...register('phrase')} />
      </Field>
      <Field
        label="Means"
        hint="Words that the topics have, for example: gift card."
        errors={[errors.means?.message]}
      >
        <TextInput autoComplete="off" {...register('means')} />
      </Field>
    </DialogForm>
  )
}
