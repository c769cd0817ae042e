import { ChangePassword } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { formSchema } from '@nireeka/kit/form-schema'
import { useQueryClient } from '@nireeka/kit/query'
import { Field, PasswordInput } from '@nireeka/ui'

import { NewPasswordForm, type PasswordFormProps } from './new-password-form.tsx'
import { changePassword, security } from './security.api.ts'

const Passwords = formSchema(ChangePassword)

export function ChangePasswordForm({ onSaved, onCancel }: PasswordFormProps) {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const form = useApiForm({
    schema: Passwords,
    defaultValues: { oldPassword: '', password: '', passwordConfirmation: '' },
    submit: async (passwords) => {
      await changePassword(http, passwords)
      onSaved()
      // The list of sessions is reloaded in the background, because a new password ends the other ones.
      void queries.invalidateQueries({ queryKey: security(http).queryKey })
    },
  })
  const { register, errors } = form
  return (
    <NewPasswordForm
      {...form}
      password={register('password')}
      confirmation={register('passwordConfirmation')}
      button="Change password"
      onCancel={onCancel}
    >
      <Field label="Current password" errors={[errors.oldPassword?.message]}>
        <PasswordInput {...register('oldPassword')} autoComplete="current-password" />
      </Field>
    </NewPasswordForm>
  )
}
