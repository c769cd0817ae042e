import { ConfirmPassword } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { type ComponentProps, type ComponentType, type SyntheticEvent, useRef } from 'react'

import { usePlatform } from '../platform.tsx'
import { confirmPassword } from './step-up.api.ts'

/** A dialog that asks for the password, open as long as it is rendered. */
export type PasswordDialog = ComponentType<{
  /** The form registration of the field. */
  field: ComponentProps<'input'>
  /** The sentence at the field. */
  error: string | undefined
  /** The sentence that belongs to no field. */
  failure: string | null
  isBusy: boolean
  /** Sends the form; resolves to whether the password was right, after which the dialog closes. */
  onSubmit: (event: SyntheticEvent) => Promise<boolean>
  /** Called when the dialog has left the screen. */
  onClose: () => void
}>

interface Props {
  dialog: PasswordDialog
  /** Called when the dialog has closed; told whether the right password was given. */
  onClose: (isGiven: boolean) => void
}

/** Asks for the password of whoever is logged in and sends it to the server. */
export function AskPassword({ dialog: Dialog, onClose }: Props) {
  const { http } = usePlatform()
  const isGiven = useRef(false)
  const { register, errors, onSubmit, ...state } = useApiForm({
    schema: ConfirmPassword,
    defaultValues: { password: '' },
    submit: async ({ password }) => {
      await confirmPassword(http, password)
      isGiven.current = true
    },
  })
  return (
    <Dialog
      field={register('password')}
      error={errors.password?.message}
      failure={state.failure}
      isBusy={state.isBusy}
      onSubmit={async (event) => {
        await onSubmit(event)
        return isGiven.current
      }}
      onClose={() => onClose(isGiven.current)}
    />
  )
}
