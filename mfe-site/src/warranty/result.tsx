import { formatDate } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { Alert, Badge, buttonClass, DataTable, EmptyState } from '@nireeka/ui'

import { claimPath } from './claim-path.ts'
import styles from './warranty.module.css'
import type { Checked, Warranty } from './warranty.api.ts'

type Cover = Warranty['covers'][number]

const OWNER = 'as long as the first owner has the bike'

/** Returns the warranty's last day as text, or how long it lasts; null if the server's note says it. */
const untilText = ({ until, note }: Cover) => (until ? formatDate(until) : note ? null : OWNER)

/** Two columns fit on a phone. */
const COLUMNS = [
  { header: 'Part', cell: ({ part }: Cover) => part },
  {
    header: 'Until',
    cell: (cover: Cover) => (
      <>
        <Badge tone={cover.isCovered ? 'accent' : 'neutral'}>{cover.isCovered ? 'Covered' : 'Ended'}</Badge>{' '}
        {untilText(cover)}
        {cover.note ? <p className={styles.note}>{cover.note}</p> : null}
      </>
    ),
  },
]

/** The warranty of each part of a bike, found by serial number. It reveals nothing about the owner. */
export function Result({ checked }: { checked: Checked }) {
  if (checked.status === 'unknown') return <Unknown serial={checked.serial} />
  const { bike, bikeSlug, serialNumber, deliveredOn, covers } = checked.warranty
  const isOver = covers.every(({ isCovered }) => !isCovered)
  return (
    <div className={styles.result}>
      <h3>
        {bike}, {serialNumber}
      </h3>
      <p>Delivered on {formatDate(deliveredOn)}.</p>
      {isOver ? (
        <Alert title="The warranty of this bike has ended">
          We still stock its parts, and any dealer can service it.
        </Alert>
      ) : null}
      <DataTable
        caption="What is covered, and until when"
        columns={COLUMNS}
        rows={covers}
        rowKey={({ part }) => part}
        empty="Nothing is covered."
      />
      <p className={styles.ways}>
        <Link className={buttonClass({ tone: 'secondary' })} to={claimPath(serialNumber)}>
          Start a claim for this bike
        </Link>
        <Link className={buttonClass({ tone: 'quiet' })} to={`/user-manual?bike=${bikeSlug}`}>
          Its manual
        </Link>
      </p>
    </div>
  )
}

const Unknown = ({ serial }: { serial: string }) => (
  <EmptyState
    title={`No bike has the number ${serial}`}
    text="Please check it: 0 and 8 are easily mixed up. A newly delivered bike may take a day to appear."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to="/contact">
        Ask us
      </Link>
    }
  />
)
