import { type Http, NEWSLETTER_PATH } from '@nireeka/contracts'
import { type FormEvent, useState } from 'react'

import { Button, type ButtonTone } from '../../button/button.tsx'
import { Field } from '../field.tsx'
import { TextInput } from '../text-input.tsx'
import styles from './newsletter-form.module.css'
import { type Outcome, subscribe } from './subscribe.ts'

interface Props {
  http: Http
  /** The label of the email field. */
  label: string
  /** The form's accessible name, different for each form of a page. */
  name?: string
  tone?: ButtonTone
}

/** The form that subscribes to the newsletter, in the footer and on the newsletter's own page. */
export function NewsletterForm({ http, label, name = 'Newsletter', tone = 'secondary' }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>({})

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    const next = await subscribe(http, String(new FormData(form).get('email')))
    setBusy(false)
    setOutcome(next)
    if (!next.wrong) form.reset()
  }

  return (
    <form
      className={styles.newsletter}
      // Without scripts the form posts to the server, which answers with a page.
      action={NEWSLETTER_PATH}
      method="post"
      onSubmit={(event) => void submit(event)}
      aria-label={name}
    >
      <Field label={label} errors={[outcome.wrong]}>
        <div>
          <TextInput name="email" type="email" required autoComplete="email" placeholder="you@example.com" />
          <Button type="submit" tone={tone} isBusy={isBusy}>
            Subscribe
          </Button>
        </div>
      </Field>
      <output>{outcome.done}</output>
    </form>
  )
}
