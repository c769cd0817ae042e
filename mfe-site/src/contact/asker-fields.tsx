import type { User } from '@nireeka/contracts'
import { Field, TextInput } from '@nireeka/ui'

import type { FieldErrors } from './contact-rules.ts'
import styles from './contact.module.css'

interface Props {
  member: User | null
  errors: FieldErrors
}

/** Who asks. Of a member we know it; the fields stay, so that nothing moves when that turns out. */
export const AskerFields = ({ member, errors }: Props) => (
  <div className={styles.asker}>
    <Field label="Your name" errors={errors.name}>
      <TextInput
        name="name"
        autoComplete="name"
        maxLength={80}
        readOnly={member !== null}
        defaultValue={member ? `${member.name} ${member.last_name}`.trim() : undefined}
      />
    </Field>
    <Field label="Email" errors={errors.email}>
      <TextInput
        name="email"
        type="email"
        autoComplete="email"
        readOnly={member !== null}
        defaultValue={member?.email}
      />
    </Field>
  </div>
)
