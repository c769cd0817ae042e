import { messageOf, TEXTS } from '@nireeka/contracts'
import { Alert, Button } from '@nireeka/ui'

import { CommentForm } from './comment-form.tsx'
import styles from './helpful.module.css'
import { useVote } from './use-vote.ts'
import type { Vote } from './vote.api.ts'

const ANSWERS = [
  { label: 'Yes', isHelpful: true },
  { label: 'No', isHelpful: false },
]

/** Asks whether an article has helped and, after the answer, what was missing. */
export function Helpful({ topicId }: { topicId: number }) {
  const { vote, sent, isSending, error, send, retry } = useVote(topicId)
  const choose = (isHelpful: boolean) => {
    if (vote?.isHelpful !== isHelpful) send({ isHelpful, comment: null })
  }
  return (
    <section className={styles.ask} aria-labelledby="helpful">
      <h2 id="helpful" className={styles.question}>
        Did this help?
      </h2>
      <p className={styles.answers}>
        {ANSWERS.map(({ label, isHelpful }) => (
          <Button
            key={label}
            tone={vote?.isHelpful === isHelpful ? 'primary' : 'secondary'}
            aria-pressed={vote?.isHelpful === isHelpful}
            aria-describedby="helpful"
            onClick={() => choose(isHelpful)}
          >
            {label}
          </Button>
        ))}
      </p>
      <p aria-live="polite" className={styles.thanks}>
        {error || isSending ? '' : thanksFor(sent, vote)}
      </p>
      {error ? (
        <Alert tone="danger" title="Your answer hasn’t been saved yet">
          <p>{messageOf(error, TEXTS.unreachable)}</p>
          <Button tone="quiet" onClick={retry}>
            Try again
          </Button>
        </Alert>
      ) : null}
      {vote ? (
        <CommentForm
          isHelpful={vote.isHelpful}
          kept={vote.comment}
          isBusy={isSending}
          onSend={(comment) => send({ isHelpful: vote.isHelpful, comment })}
        />
      ) : null}
    </section>
  )
}

function thanksFor(sent: Vote | null, own: Vote | null): string {
  if (sent?.comment) return 'Thank you! Your comment is with the people who write these articles.'
  if (sent) return 'Thank you! You can change your answer at any time.'
  if (own) return `You answered ${own.isHelpful ? 'Yes' : 'No'}. You can change it at any time.`
  return ''
}
