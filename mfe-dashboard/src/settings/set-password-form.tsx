import { SetPassword } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { useQueryClient } from '@nireeka/kit/query'

import { NewPasswordForm, type PasswordFormProps } from './new-password-form.tsx'
import { security, setPassword } from './security.api.ts'

/** For a member who has none, since the account was opened at another provider. */
export function SetPasswordForm({ onSaved, onCancel }: PasswordFormProps) {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const form = useApiForm({
    schema: SetPassword,
    defaultValues: { password: '', password_confirmation: '' },
    submit: async (passwords) => {
      await setPassword(http, passwords)
      onSaved()
      void queries.invalidateQueries({ queryKey: security(http).queryKey })
    },
  })
  return (
    <NewPasswordForm
      {...form}
      password={form.register('password')}
      confirmation={form.register('password_confirmation')}
      button="Set password"
      onCancel={onCancel}
    />
  )
}
