import { type Http, NEWSLETTER_PATH, TEXTS } from '@nireeka/contracts'
import { Button, Field, TextInput } from '@nireeka/ui'
import { type FormEvent, useState } from 'react'

import { useShell } from '../frame/shell-context.ts'
import styles from './newsletter.module.css'

type Outcome = { tone: 'success' | 'error'; text: string }

/**
 * Subscribes an email (spec, section 8): status true shows the server's message, false says that the email is already
 * subscribed, and an exception asks the visitor to try again later.
 */
export async function subscribe(http: Http, email: string): Promise<Outcome> {
  try {
    const { status, message } = await http.post('/api/newsletter/subscribe', { email }, { anonymous: true })
    return status ? { tone: 'success', text: message } : { tone: 'error', text: TEXTS.newsletterTaken }
  } catch {
    return { tone: 'error', text: TEXTS.newsletterFailed }
  }
}

export function Newsletter() {
  const { platform } = useShell()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    const next = await subscribe(platform.http, String(new FormData(form).get('email')))
    setBusy(false)
    setOutcome(next)
    if (next.tone === 'success') form.reset()
  }

  return (
    <form
      className={styles.newsletter}
      // Without scripts the form posts to the server, which answers with a page.
      action={NEWSLETTER_PATH}
      method="post"
      onSubmit={(event) => void submit(event)}
      aria-label="Newsletter"
    >
      <Field
        label="News from the workshop, once a month"
        errors={outcome?.tone === 'error' ? [outcome.text] : []}
      >
        <TextInput name="email" type="email" required autoComplete="email" placeholder="you@example.com" />
      </Field>
      <Button type="submit" tone="secondary" isBusy={isBusy}>
        Subscribe
      </Button>
      <output>{outcome?.tone === 'success' ? outcome.text : ''}</output>
    </form>
  )
}
