import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Button } from '@nireeka/ui'

import { subscribersText } from './newsletter-texts.ts'
import { audienceOf, type Issue, sendIssue } from './newsletter.api.ts'
import { useIssueChange } from './use-issue-change.ts'

interface Props {
  issue: Issue
  isDirty: boolean
}

/** Sends a draft, after asking. */
export function SendButton({ issue, isDirty }: Props) {
  const { http, confirm } = usePlatform()
  const { change, isBusy } = useIssueChange(issue.id)
  const { data: count } = useQuery(audienceOf(http, issue))
  async function send() {
    const isSure = await confirm({
      kind: 'alert',
      title: `Send this issue to ${subscribersText(count ?? 0)}?`,
      text: `“${issue.subject}” can no longer be changed once sending starts.`,
      confirm: 'Send',
      cancel: 'Cancel',
      isDangerous: true,
    })
    if (isSure) await change((by) => sendIssue(by, issue), 'Sending started.')
  }
  return (
    <Button size="small" isBusy={isBusy} disabled={isDirty || !count} onClick={() => void send()}>
      {count === undefined ? 'Send' : `Send to ${subscribersText(count)}`}
    </Button>
  )
}
