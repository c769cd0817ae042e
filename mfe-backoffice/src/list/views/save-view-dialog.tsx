import { Button, Dialog, Field, TextInput } from '@nireeka/ui'
import { type FormEvent, useState } from 'react'

import styles from './views.module.css'

interface Props {
  onSave: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a view that is saved. */
export const SaveViewDialog = ({ onSave, onClose }: Props) => (
  <Dialog
    title="Save this view"
    description="Search, sort and filters are saved under a name, on this device."
    onClose={onClose}
  >
    {(leave) => <NameForm onSave={onSave} leave={leave} />}
  </Dialog>
)

function NameForm({ onSave, leave }: { onSave: (name: string) => void; leave: () => void }) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
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
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label="Name" errors={[error]}>
        <TextInput
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit">Save view</Button>
        <Button tone="secondary" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
