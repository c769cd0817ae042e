import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Badge, type Column, DataTable, DateText, QueryView } from '@nireeka/ui'

import type { Cover, MemberBike } from './bike.ts'
import styles from './bike-page.module.css'
import { warrantyOf } from './bikes.api.ts'

/** The bike's warranty, part by part. */
export const WarrantyPart = ({ bike: { serialNumber, deliveredOn } }: { bike: MemberBike }) => (
  <section className={styles.part} aria-labelledby="warranty">
    <h2 id="warranty" className={styles.heading}>
      Warranty
    </h2>
    {serialNumber && deliveredOn ? (
      <Covers serial={serialNumber} />
    ) : (
      <p>It starts the day your bike is delivered.</p>
    )}
    <p className={styles.quiet}>
      <Link to="/warranty">What the warranty covers</Link>, and how to make a claim.
    </p>
  </section>
)

function Covers({ serial }: { serial: string }) {
  const { http } = usePlatform()
  const covers = useQuery(warrantyOf(http, serial))
  return (
    <QueryView
      query={covers}
      skeleton={<CoverTable covers={null} />}
      failed="The warranty can’t be shown right now"
    >
      {(known) => <CoverTable covers={known} />}
    </QueryView>
  )
}

/** A table of warranties; `covers` is null while they are loading. */
const CoverTable = ({ covers }: { covers: Cover[] | null }) => (
  <DataTable
    caption="What is covered, and until when"
    columns={COLUMNS}
    rows={covers}
    rowKey={({ part }) => part}
    empty="We have no warranty details for this bike."
  />
)

const COLUMNS: Array<Column<Cover>> = [
  {
    header: 'Part',
    cell: ({ part, note }) => (
      <>
        {part}
        {note ? <span className={styles.note}>{note}</span> : null}
      </>
    ),
  },
  {
    header: 'Until',
    cell: ({ until, isCovered }) => (
      <span className={styles.state}>
        {until ? <DateText date={until} /> : 'For life'}
        <Badge tone={isCovered ? 'success' : 'neutral'}>{isCovered ? 'Covered' : 'Ended'}</Badge>
      </span>
    ),
  },
]
