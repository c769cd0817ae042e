import { ConfirmPassword } from '@nireeka/contracts/api'
import { useApiForm } from '@nireeka/kit/form'
import { type ComponentProps, type ComponentType, type SyntheticEvent, useRef } from 'react'

import { usePlatform } from '../platform.tsx'
import { confirmPassword } from './step-up.api.ts'

/** A dialog that asks for the password, and for a code if the account has a second factor, open as long as it is rendered. */
export type PasswordDialog = ComponentType<{
  /** The form registration of the field. */
  field: ComponentProps<'input'>
  /** The sentence at the field. */
  error: string | undefined
  /** Registration and sentence of the code's field; null when no code is asked for. */
  code: { field: ComponentProps<'input'>; error: string | undefined } | null
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
  needsCode: boolean
  /** Called when the dialog has closed; told whether the right password was given. */
  onClose: (isGiven: boolean) => void
}

/** Asks for the password of whoever is logged in, and for a code if needed, and sends them to the server. */
export function AskPassword({ dialog: Dialog, needsCode, onClose }: Props) {
  const { http } = usePlatform()
  const isGiven = useRef(false)
  const { register, errors, onSubmit, ...state } = useApiForm({
    schema: ConfirmPassword,
    defaultValues: needsCode ? { password: '', code: '' } : { password: '' },
    submit: async (given) => {
      await confirmPassword(http, given)
      isGiven.current = true
    },
  })
  return (
    <Dialog
      field={register('password')}
      error={errors.password?.message}
      code={needsCode ? { field: register('code'), error: errors.code?.message } : null}
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
