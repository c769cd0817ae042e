import { SetPassword } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { formSchema } from '@nireeka/kit/form-schema'
import { useQueryClient } from '@nireeka/kit/query'

import { NewPasswordForm, type PasswordFormProps } from './new-password-form.tsx'
import { security, setPassword } from './security.api.ts'

const Passwords = formSchema(SetPassword)

/** Sets the first password of a member whose account was opened through an identity provider. */
export function SetPasswordForm({ onSaved, onCancel }: PasswordFormProps) {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const form = useApiForm({
    schema: Passwords,
    defaultValues: { password: '', passwordConfirmation: '' },
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
      confirmation={form.register('passwordConfirmation')}
      button="Set password"
      onCancel={onCancel}
    />
  )
}
