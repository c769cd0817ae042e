import { usePlatform, useStream } from '@nireeka/kit'
import { Field, TextInput } from '@nireeka/ui'

import type { DeliveryForm } from './checkout-form.tsx'
import styles from './checkout.module.css'
import { Part } from './part.tsx'

/** Where news of the order goes. */
export function ContactPart({ form: { register, errors } }: { form: DeliveryForm }) {
  const session = useStream(usePlatform().session$)
  return (
    <Part number={1} title="Contact">
      {session.status === 'member' ? (
        <p className={styles.account}>
          <span className={styles.note}>News of your order goes to</span>
          <span>{session.user.email}</span>
        </p>
      ) : null}
      <Field label="Phone" isOptional errors={[errors.address?.phone?.message]}>
        <TextInput {...register('address.phone')} type="tel" autoComplete="shipping tel" />
      </Field>
    </Part>
  )
}
