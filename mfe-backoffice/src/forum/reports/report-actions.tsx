import { useNavigate } from '@nireeka/kit/router'
import { Button } from '@nireeka/ui'
import { useState } from 'react'

import { BanDialog } from '../ban-dialog.tsx'
import styles from '../forum.module.css'
import { ReasonDialog, type ReasonedAction } from '../reason-dialog.tsx'
import { decideReport, type Report } from './reports.api.ts'

type Open = ReasonedAction | 'ban' | null

/** What can be done about a reported post; a decision on its reports leads back to the queue. */
export function ReportActions({ report }: { report: Report }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const onDone = () => void navigate('/backoffice/forum')
  const { author, state } = report
  return (
    <div className={styles.actions}>
      {state === 'open' ? (
        <>
          <Button onClick={() => setOpen({ ...dismissal(report), onDone })}>Dismiss</Button>
          {report.isHidden ? null : (
            <Button tone="secondary" onClick={() => setOpen({ ...hiding(report), onDone })}>
              Hide thread
            </Button>
          )}
          <Button tone="danger" onClick={() => setOpen({ ...deletion(report), onDone })}>
            {nounOf(report)}
          </Button>
        </>
      ) : null}
      {author.isStaff ? null : (
        <Button tone="secondary" onClick={() => setOpen('ban')}>
          Ban {author.userName}
        </Button>
      )}
      {open === 'ban' ? <BanDialog member={author} onClose={close} /> : null}
      {typeof open === 'object' && open ? <ReasonDialog action={open} onClose={close} /> : null}
    </div>
  )
}

const dismissal = (report: Report): ReasonedAction => ({
  title: 'Dismiss reports?',
  description: 'The post stays as it is. Nobody is told.',
  verb: 'Dismiss',
  act: (http, reason) => decideReport(http, report, { decision: 'kept', reason }),
})

const hiding = (report: Report): ReasonedAction => ({
  title: 'Hide thread?',
  description:
    'Only admins and the author will be able to see this thread. You can make it visible any time.',
  verb: 'Hide thread',
  hint: 'Visible to the thread’s author.',
  act: (http, reason) => decideReport(http, report, { decision: 'hidden', reason }),
})

/** The first post goes with its thread. */
const nounOf = ({ number }: Report) => (number === 1 ? 'Delete thread' : 'Delete post')

const deletion = (report: Report): ReasonedAction => ({
  title: `${nounOf(report)}?`,
  description:
    report.number === 1
      ? 'The thread will be deleted with all its posts.'
      : 'This comment will be deleted permanently.',
  verb: nounOf(report),
  isDangerous: true,
  hint: `Visible to ${report.author.userName}.`,
  act: (http, reason) => decideReport(http, report, { decision: 'removed', reason }),
})
