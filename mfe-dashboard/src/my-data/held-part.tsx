import { formatNumber } from '@nireeka/contracts'
import type { HeldKind } from '@nireeka/contracts/api'
import { usePlatform, useStream } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { DateText, FailedPart, QueryView } from '@nireeka/ui'

import { SettingsPart } from '../settings/settings-part.tsx'
import { Waiting } from '../waiting.tsx'
import { type HeldData, heldData } from './my-data.api.ts'
import styles from './my-data.module.css'

/** The name of each kind, and the page where it is seen; null without one. A member's own page in the forum has an id. */
const KINDS: Record<HeldKind, [label: string, path: string | ((memberId: number) => string) | null]> = {
  orders: ['Orders', '/dashboard/orders'],
  order_bikes: ['Bikes', '/dashboard/bikes'],
  saved_bikes: ['Saved builds', '/dashboard/builds'],
  addresses: ['Addresses', '/dashboard/addresses'],
  tickets: ['Support tickets', '/dashboard/support'],
  reviews: ['Reviews', null],
  forum_threads: ['Forum threads', (id) => `/forum/author/${id}?show=threads`],
  forum_posts: ['Forum posts', (id) => `/forum/author/${id}`],
  forum_likes: ['Likes in the forum', null],
  notifications: ['Notifications', '/dashboard/notifications'],
  sessions: ['Devices you’re logged in on', '/dashboard/settings'],
}

/** How much of each kind is stored about the member, and the files that they asked for lately. */
export function HeldPart() {
  const { http } = usePlatform()
  return (
    <SettingsPart
      id="held"
      title="What we hold"
      lead="Besides your name, email address and settings. The file below has all of it."
    >
      <QueryView
        query={useQuery(heldData(http))}
        skeleton={<Waiting lines={4} />}
        failed={({ message, retry }) => <FailedPart title={message} onRetry={retry} />}
        reason="We can’t count your data right now."
      >
        {({ counts, requests }) => (
          <>
            <Counts counts={counts} />
            {requests.length > 0 ? <Requests requests={requests} /> : null}
          </>
        )}
      </QueryView>
    </SettingsPart>
  )
}

const Counts = ({ counts }: Pick<HeldData, 'counts'>) => (
  <dl className={styles.counts}>
    {counts.map(({ kind, count }) => (
      <div key={kind}>
        <dt>
          <Name kind={kind} />
        </dt>
        <dd>{formatNumber(count)}</dd>
      </div>
    ))}
  </dl>
)

function Name({ kind }: { kind: HeldKind }) {
  const session = useStream(usePlatform().session$)
  const [label, page] = KINDS[kind]
  if (typeof page === 'string') return <Link to={page}>{label}</Link>
  if (page === null || session.status !== 'member') return label
  return <Link to={page(session.user.id)}>{label}</Link>
}

const STATES = {
  waiting: 'Being prepared',
  ready: 'Ready to download',
  failed: 'Failed',
  gone: 'Deleted',
} as const

const Requests = ({ requests }: Pick<HeldData, 'requests'>) => (
  <>
    <h3 id="requests" className={styles.heading}>
      Files you asked for in the last 7 days
    </h3>
    <ul className={styles.requests} aria-labelledby="requests">
      {requests.map(({ id, askedAt, state }) => (
        <li key={id}>
          <DateText date={askedAt} format="dayAndTime" zone="reader" />
          <span>{STATES[state]}</span>
        </li>
      ))}
    </ul>
  </>
)
