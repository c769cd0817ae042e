import { HelpSynonym, SYNONYM_AREAS } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { Field, Select, TextInput } from '@nireeka/ui'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'
import { SYNONYM_LABELS } from '../area-labels.ts'
import { useSearchCall } from '../use-search-call.ts'
import { saveSynonym, type Synonym, type SynonymValues } from './synonyms.api.ts'

const MOST_LETTERS = 60

interface Props {
  /** Null: a new synonym. */
  synonym: Synonym | null
  /** What a new synonym begins with. */
  begun?: Partial<SynonymValues>
  onClose: () => void
}

export const SynonymDialog = ({ synonym, begun, onClose }: Props) => (
  <FormDialog
    title={synonym ? `Edit “${synonym.phrase}”` : 'Add a synonym'}
    description="Searches for the phrase also find what the other words find."
    onClose={onClose}
  >
    {(leave) => (
      <SynonymForm
        synonym={synonym}
        values={{ area: 'help', phrase: '', means: '', ...begun, ...synonym }}
        leave={leave}
      />
    )}
  </FormDialog>
)

interface FormProps {
  synonym: Synonym | null
  values: SynonymValues
  leave: () => void
}

function SynonymForm({ synonym, values: { area, phrase, means }, leave }: FormProps) {
  const call = useSearchCall()
  const form = useApiForm({
    schema: HelpSynonym,
    // What was looked for may be longer than a phrase.
    defaultValues: { area, phrase: phrase.slice(0, MOST_LETTERS), means },
    submit: async (body) => {
      await call((http) => saveSynonym(http, synonym, body))
      leave()
    },
  })
  const { register, errors } = form
  return (
    <DialogForm form={form} submit={synonym ? 'Save' : 'Add synonym'}>
      {synonym ? null : (
        <Field label="Search" errors={[errors.area?.message]}>
          <Select {...register('area')}>
            {SYNONYM_AREAS.map((value) => (
              <option key={value} value={value}>
                {SYNONYM_LABELS[value]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label="Phrase" errors={[errors.phrase?.message]}>
        <TextInput autoComplete="off" {...register('phrase')} />
      </Field>
      <Field
        label="Means"
        hint="Words our texts use, for example: gift card."
        errors={[errors.means?.message]}
      >
        <TextInput autoComplete="off" {...register('means')} />
      </Field>
    </DialogForm>
  )
}
