import { Badge, Button } from '@nireeka/ui'

import { EditSection } from '../form/edit-section.tsx'
import { readable } from '../labels.ts'
import { Figures } from './figures.tsx'
import { STATE_TONES } from './newsletter-texts.ts'
import { continueIssue, type Issue, stopIssue, testIssue } from './newsletter.api.ts'
import styles from './newsletter.module.css'
import { SendButton } from './send-button.tsx'
import { useIssueChange } from './use-issue-change.ts'

interface Props {
  issue: Issue
  /** Whether there are changes that aren't saved: only what is saved is sent. */
  isDirty?: boolean
}

/** How far an issue is, and the buttons that test, send, stop and continue it. */
export function Sending({ issue, isDirty = false }: Props) {
  const { change, isBusy } = useIssueChange(issue.id)
  const { state } = issue
  const test = () =>
    change(async (http) => {
      await testIssue(http, issue)
      return null
    }, 'A test is on its way to your address.')
  return (
    <EditSection heading="Sending">
      <p className={styles.row}>
        <Badge tone={STATE_TONES[state]}>{readable(state)}</Badge>
        {state === 'draft' ? <span>Nobody has received it yet.</span> : null}
      </p>
      {state === 'draft' ? null : <Figures issue={issue} />}
      <div className={styles.row}>
        {state === 'draft' ? <SendButton issue={issue} isDirty={isDirty} /> : null}
        <StopOrContinue issue={issue} />
        <Button size="small" tone="secondary" isBusy={isBusy} disabled={isDirty} onClick={() => void test()}>
          Send a test to me
        </Button>
      </div>
      {isDirty ? <p className={styles.quiet}>Save your changes before you test or send them.</p> : null}
      {state === 'stopped' ? (
        <p className={styles.quiet}>Up to 500 emails that were queued before the stop still go out.</p>
      ) : null}
    </EditSection>
  )
}

function StopOrContinue({ issue }: { issue: Issue }) {
  const { change, isBusy } = useIssueChange(issue.id)
  if (issue.state === 'sending') {
    const stop = () => change((http) => stopIssue(http, issue), 'Sending stopped.')
    return (
      <Button size="small" tone="secondary" isBusy={isBusy} onClick={() => void stop()}>
        Stop
      </Button>
    )
  }
  if (issue.state !== 'stopped') return null
  const resume = () => change((http) => continueIssue(http, issue), 'Sending resumed.')
  return (
    <Button size="small" isBusy={isBusy} onClick={() => void resume()}>
      Continue
    </Button>
  )
}
