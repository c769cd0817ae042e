import { formatNumber, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { Alert, Badge, type BadgeTone, Button, Dialog, ProgressBar } from '@nireeka/ui'
import { memo, useEffect, useState, useSyncExternalStore } from 'react'

import { useWithPassword } from '@nireeka/kit/step-up'
import styles from './bulk.module.css'
import type { ActOnRow } from './bulk-action.ts'
import { type BulkItem, type BulkProgress, createBulkRun } from './bulk-run.ts'
import { endsRun } from './ends-run.ts'

interface Props<Row extends { id: number }> {
  title: string
  rows: readonly Row[]
  act: ActOnRow<Row>
  nameOf: (row: Row) => string
  /** Called with the rows that aren't done, and why those of them failed that did. */
  onEnd: (rows: readonly Row[], reasons: ReadonlyMap<number, string>) => void
  onClose: () => void
}

/** Runs an action for many rows, and shows how far each one is. Closing it stops the run. */
export function BulkDialog<Row extends { id: number }>({
  title,
  rows,
  act,
  nameOf,
  onEnd,
  onClose,
}: Props<Row>) {
  const { http } = usePlatform()
  const withPassword = useWithPassword()
  const [run] = useState(() =>
    createBulkRun({
      rows,
      act: (row, key) => withPassword(() => act(http, row, key)),
      reasonOf: (error) => messageOf(error, TEXTS.unreachable),
      endsRun,
    }),
  )
  const progress = useSyncExternalStore(run.subscribe, run.getProgress)
  useEffect(() => {
    run.start()
    return run.stop
  }, [run])

  const end = () => {
    const left = run.getProgress().items.filter(({ status }) => status !== 'done')
    onEnd(
      left.map(({ row }) => row),
      new Map(left.flatMap(({ row, reason }) => (reason === null ? [] : [[row.id, reason]]))),
    )
    onClose()
  }
  return (
    <Dialog
      title={title}
      onLeave={run.stop}
      onClose={end}
      actions={(leave) => (
        <Actions progress={progress} onStart={run.start} onStop={run.stop} onLeave={leave} />
      )}
    >
      <Progress progress={progress} />
      <ul className={styles.results} aria-label="Result of each row">
        {progress.items.map((item) => (
          <Result key={item.row.id} name={nameOf(item.row)} status={item.status} reason={item.reason} />
        ))}
      </ul>
    </Dialog>
  )
}

const countOf = <Row,>({ items }: BulkProgress<Row>, wanted: BulkItem<Row>['status']) =>
  items.filter(({ status }) => status === wanted).length

function Progress<Row>({ progress }: { progress: BulkProgress<Row> }) {
  const total = progress.items.length
  const done = countOf(progress, 'done')
  const failed = countOf(progress, 'failed')
  const text = `${formatNumber(done)} of ${formatNumber(total)} done${failed > 0 ? `, ${formatNumber(failed)} failed` : ''}`
  return (
    <>
      {progress.stoppedBy ? <Alert tone="danger">{progress.stoppedBy}</Alert> : null}
      <ProgressBar
        label={progress.isRunning ? 'Running' : 'Progress'}
        share={(done + failed) / total}
        text={text}
      />
      <p className="visually-hidden" role="status">
        {progress.isRunning ? '' : text}
      </p>
    </>
  )
}

interface ActionProps<Row> {
  progress: BulkProgress<Row>
  onStart: () => void
  onStop: () => void
  onLeave: () => void
}

function Actions<Row>({ progress, onStart, onStop, onLeave }: ActionProps<Row>) {
  const isLeft = countOf(progress, 'waiting') > 0
  return (
    <>
      <Button tone="secondary" onClick={onLeave}>
        Close
      </Button>
      {progress.isRunning && isLeft ? <Button onClick={onStop}>Stop</Button> : null}
      {!progress.isRunning && isLeft ? <Button onClick={onStart}>Continue</Button> : null}
    </>
  )
}

const STATES: Record<BulkItem<unknown>['status'], { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  running: { label: 'Running', tone: 'info' },
  done: { label: 'Done', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
}

interface ResultProps extends Pick<BulkItem<unknown>, 'status' | 'reason'> {
  name: string
}

/** Memoized, because a run may have a thousand rows, of which one changes at a time. */
const Result = memo(({ name, status, reason }: ResultProps) => (
  <li className={styles.result}>
    <span>{name.charAt(0).toUpperCase() + name.slice(1)}</span>
    <Badge tone={STATES[status].tone}>{STATES[status].label}</Badge>
    {reason ? <span className={styles.reason}>{reason}</span> : null}
  </li>
))
