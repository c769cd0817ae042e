import { messageOf, TEXTS } from '@nireeka/contracts'
import type { OutcomeData } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { useMutation } from '@nireeka/kit/query'
import { Alert, Button, Field, TextArea } from '@nireeka/ui'
import { type FormEvent, useState } from 'react'

import styles from '../../orders/order.module.css'
import { tryText } from './words.api.ts'

const RESULTS: Record<OutcomeData['result'], string> = {
  publish: 'published at once',
  hold: 'held for a moderator',
  refuse: 'refused',
}

/** A field that tells what would happen to a text. */
export function TryText() {
  const { http } = usePlatform()
  const [text, setText] = useState('')
  const trial = useMutation({ mutationFn: () => tryText(http, text) })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim()) trial.mutate()
  }
  return (
    <section className={styles.part} aria-labelledby="try-text">
      <h2 id="try-text" className={styles.heading}>
        Try a text
      </h2>
      <form className={styles.form} onSubmit={submit}>
        <Field label="Text" hint="Nothing is posted.">
          <TextArea rows={3} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <div className={styles.buttons}>
          <Button type="submit" tone="secondary" isBusy={trial.isPending}>
            What would happen?
          </Button>
        </div>
      </form>
      {trial.error ? <Alert tone="danger">{messageOf(trial.error, TEXTS.unreachable)}</Alert> : null}
      <div role="status">
        {trial.data ? (
          <>
            <p>{sentenceOf('From a known member', trial.data.member)}</p>
            <p>{sentenceOf('From a new account', trial.data.newMember)}</p>
          </>
        ) : null}
      </div>
    </section>
  )
}

const sentenceOf = (who: string, { result, why }: OutcomeData) =>
  `${who}: ${RESULTS[result]}.${why ? ` ${why}` : ''}`
