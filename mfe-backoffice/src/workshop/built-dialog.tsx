import { messageOf, TEXTS } from '@nireeka/contracts'
import { SERIAL_NUMBER } from '@nireeka/contracts/api'
import { Field, TextInput } from '@nireeka/ui'
import { type FormEvent, useState } from 'react'

import { DialogForm } from '../dialog/dialog-form.tsx'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { nameOf } from './bike-look.tsx'
import type { Bike } from './workshop.api.ts'

interface Props {
  bike: Bike
  onBuild: (serial: string | null) => Promise<void>
  onClose: () => void
}

/** Marks a bike as built, with the serial number that its rider will register it by. */
export const BuiltDialog = ({ bike, onBuild, onClose }: Props) => (
  <FormDialog title="Mark as built" description={nameOf(bike)} onClose={onClose}>
    {(leave) => <SerialForm bike={bike} onBuild={onBuild} onClose={leave} />}
  </FormDialog>
)

function SerialForm({ bike, onBuild, onClose }: Props) {
  const [serial, setSerial] = useState(bike.serialNumber ?? '')
  const [error, setError] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const number = serial.trim().toUpperCase()
    const isKept = number === (bike.serialNumber ?? '')
    setError(null)
    setWrong(!isKept && !SERIAL_NUMBER.test(number))
    if (isBusy || (!isKept && !SERIAL_NUMBER.test(number))) return
    setBusy(true)
    try {
      await onBuild(isKept ? null : number)
      onClose()
    } catch (failure) {
      setError(messageOf(failure, TEXTS.unreachable))
      setBusy(false)
    }
  }
  const errors = isWrong ? ['Enter a serial number such as NKP-26-000123, below 500000.'] : []
  return (
    <DialogForm form={{ failure: error, isBusy, onSubmit: submit }} submit="Mark as built">
      <Field
        label="Serial number"
        isOptional
        hint="If left empty, a number is assigned on delivery."
        errors={errors}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="NKP-26-000123"
          value={serial}
          onChange={({ target }) => setSerial(target.value)}
        />
      </Field>
    </DialogForm>
  )
}
