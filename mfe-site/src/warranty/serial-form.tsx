import { Button, Field, TextInput } from '@nireeka/ui'
import { type FormEvent, type RefObject, useState } from 'react'

import { WhereTheSerialIs } from './where-the-serial-is.tsx'
import styles from './warranty.module.css'

interface Props {
  serial: string
  errors: readonly string[]
  isBusy: boolean
  field: RefObject<HTMLInputElement | null>
  onAsk: (typed: string) => void
}

/** A form with one serial number field. The server validates it; the typed text stays. */
export function SerialForm({ serial, errors, isBusy, field, onAsk }: Props) {
  const [problem, setProblem] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('serial'))
    setProblem(typed.trim() ? '' : 'Enter the number on your bike.')
    if (typed.trim()) onAsk(typed)
    else field.current?.focus()
  }
  return (
    <div className={styles.ask}>
      <div className={styles.words}>
        <h2 id="check">Check your bike</h2>
        <p>See what is covered on your bike, and until when. No account needed.</p>
        <form className={styles.form} action="/warranty" method="get" onSubmit={submit} noValidate>
          <Field
            label="Serial number"
            hint="Two of its digits are the year. Lowercase letters and spaces are fine."
            errors={problem ? [problem] : errors}
          >
            <TextInput
              key={serial}
              ref={field}
              name="serial"
              defaultValue={serial}
              maxLength={24}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="NKP-24-004217"
            />
          </Field>
          <Button type="submit" isBusy={isBusy}>
            Check
          </Button>
        </form>
        <div className={styles.where}>
          <h3>Where to find the number</h3>
          <p>
            On the underside of the frame, below the bottom bracket: in the picture the motor and the cranks
            are taken off. It is on the card from the box, too.
          </p>
        </div>
      </div>
      <WhereTheSerialIs />
    </div>
  )
}
