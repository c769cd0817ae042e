import { Button, Field, TextArea } from '@nireeka/ui'
import { type FormEvent, useState } from 'react'

import styles from './helpful.module.css'

/** The most characters that the API takes; the contract's schema would bring its rules along. */
const MAX_LENGTH = 1000

interface Props {
  isHelpful: boolean
  /** The comment that was sent before; null without one. */
  kept: string | null
  isBusy: boolean
  onSend: (comment: string) => void
}

/** Asks a reader for a comment on an article. It stays optional, and no page shows it. */
export function CommentForm({ isHelpful, kept, isBusy, onSend }: Props) {
  // What is typed stays when the answer changes.
  const [typed, setTyped] = useState<string | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const comment = typed ?? kept ?? ''

  const type = (text: string) => {
    setTyped(text)
    setEmpty(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(comment.trim() === '')
    if (comment.trim() !== '' && !isBusy) onSend(comment.trim())
  }
  return (
    <form className={styles.form} aria-label="Comment on this article" onSubmit={submit} noValidate>
      <Field
        label={isHelpful ? 'What could be better?' : 'What was missing?'}
        isOptional
        hint="Only the people who write these articles will see it, and they can’t reply here."
        errors={[isEmpty ? 'Please write a comment first.' : undefined]}
      >
        <TextArea
          name="comment"
          rows={3}
          maxLength={MAX_LENGTH}
          value={comment}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <p>
        <Button type="submit" tone="secondary" isBusy={isBusy}>
          Send comment
        </Button>
      </p>
    </form>
  )
}
