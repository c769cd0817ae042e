import { Field, TextInput } from '@nireeka/ui'
import { type SyntheticEvent, useState } from 'react'

import { DialogForm } from '../../dialog/dialog-form.tsx'
import { FormDialog } from '../../dialog/form-dialog.tsx'

interface Props {
  onSave: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a view that is saved. */
export const SaveViewDialog = ({ onSave, onClose }: Props) => (
  <FormDialog
    title="Save this view"
    description="Search, sort and filters are saved under a name, on this device."
    onClose={onClose}
  >
    {(leave) => <NameForm onSave={onSave} leave={leave} />}
  </FormDialog>
)

function NameForm({ onSave, leave }: { onSave: (name: string) => void; leave: () => void }) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const title = name.trim()
    if (title === '') {
      setError('Please give the view a name.')
      return
    }
    onSave(title)
    leave()
  }
  return (
    <DialogForm form={{ isBusy: false, failure: null, onSubmit }} submit="Save view">
      <Field label="Name" errors={[error]}>
        <TextInput
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
    </DialogForm>
  )
}
