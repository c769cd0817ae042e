import { ProfileInput } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useApiForm } from '@nireeka/kit/form'
import { formSchema } from '@nireeka/kit/form-schema'
import { useQueryClient } from '@nireeka/kit/query'
import { Alert, Button, Field, TextInput } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { ForumPreview } from './forum-preview/forum-preview.tsx'
import { type Profile, profile, saveProfile } from './profile.api.ts'
import styles from './profile.module.css'
import { UserNameField } from './user-name-field.tsx'

const Names = formSchema(ProfileInput)

interface Props {
  profile: Profile
  /** The part that changes the picture, above the names. */
  picture: ReactNode
}

/**
 * The member's picture, beside it what the forum shows of them, and below both their names. What the server refuses stands at its
 * field, and what was typed stays.
 */
export function ProfileForm({ profile: known, picture }: Props) {
  const { http, notify, publish } = usePlatform()
  const queries = useQueryClient()
  const form = useApiForm({
    schema: Names,
    defaultValues: { name: known.firstName, lastName: known.lastName, userName: known.userName },
    submit: async (names) => {
      queries.setQueryData(profile(http).queryKey, await saveProfile(http, names))
      publish({ type: 'member:changed' })
      notify('success', 'Profile saved.')
    },
  })
  const { register, errors } = form
  const typed = form.watch('userName')
  return (
    <div className={styles.fields}>
      <div className={styles.columns}>
        {picture}
        <ForumPreview profile={known} userName={typed.trim() || known.userName} />
      </div>
      <form
        className={styles.form}
        aria-label="Your name"
        onSubmit={(event) => void form.onSubmit(event)}
        noValidate
      >
        {form.failure ? <Alert tone="danger">{form.failure}</Alert> : null}
        <div className={styles.names}>
          <Field label="First name" errors={[errors.name?.message]}>
            <TextInput {...register('name')} autoComplete="given-name" maxLength={80} />
          </Field>
          <Field label="Last name" errors={[errors.lastName?.message]}>
            <TextInput {...register('lastName')} autoComplete="family-name" maxLength={80} />
          </Field>
          <UserNameField
            wiring={register('userName')}
            typed={typed}
            own={known.userName}
            error={errors.userName?.message}
          />
        </div>
        <p>
          <Button type="submit" isBusy={form.isBusy}>
            Save details
          </Button>
        </p>
      </form>
    </div>
  )
}
