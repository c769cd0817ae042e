import type { User } from '@nireeka/contracts'
import { Field, TextInput } from '@nireeka/ui'

import type { FieldErrors } from './contact-rules.ts'
import styles from './contact.module.css'

interface Props {
  member: User | null
  errors: FieldErrors
}

/**
 * The name and email fields. A member's are known, but the fields stay, so that nothing moves once the session is
 * known.
 */
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
