import { formatNumber } from '@nireeka/contracts'
import { DefinitionList, ProgressBar } from '@nireeka/ui'

import type { Issue } from './newsletter.api.ts'

/** What became of the emails of an issue. */
export function Figures({ issue }: { issue: Issue }) {
  const { state, recipients, waiting, sent, failed, skipped, left } = issue
  const done = recipients - waiting
  return (
    <>
      {state === 'sent' ? null : (
        <ProgressBar
          label={state === 'sending' ? 'Sending' : 'Stopped'}
          share={recipients === 0 ? 0 : done / recipients}
          text={`${formatNumber(done)} of ${formatNumber(recipients)}`}
        />
      )}
      <DefinitionList
        items={[
          { term: 'Sent', details: formatNumber(sent) },
          { term: 'Failed', details: formatNumber(failed) },
          { term: 'Skipped: unsubscribed or bounced', details: formatNumber(skipped) },
          { term: 'Unsubscribed since', details: formatNumber(left) },
        ]}
      />
    </>
  )
}
