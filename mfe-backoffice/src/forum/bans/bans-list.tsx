import { BAN_STATES } from '@nireeka/contracts/api'
import { Badge, type BadgeTone } from '@nireeka/ui'

import { Below } from '../../below.tsx'
import { DateAndTime } from '../../date-and-time.tsx'
import { readable } from '../../labels.ts'
import type { ListDefinition } from '../../list/list.ts'
import styles from '../forum.module.css'
import { type Ban, readBans } from './bans.api.ts'
import { LiftButton } from './lift-button.tsx'

const TONES: Record<Ban['state'], BadgeTone> = { active: 'danger', over: 'neutral', lifted: 'neutral' }

export const BANS_LIST: ListDefinition<Ban> = {
  name: 'forum-bans',
  title: 'Bans',
  nouns: ['ban', 'bans'],
  columns: [
    {
      header: 'Member',
      cell: ({ member, email }) => (
        <span className={styles.words}>
          {member.userName}
          <Below>{email}</Below>
        </span>
      ),
    },
    { header: 'Reason', isFact: true, cell: ({ reason }) => <span className={styles.words}>{reason}</span> },
    { header: 'Status', cell: ({ state }) => <Badge tone={TONES[state]}>{readable(state)}</Badge> },
    {
      header: 'Ends',
      isFact: true,
      cell: ({ endsAt }) => (endsAt ? <DateAndTime at={new Date(endsAt)} /> : 'When it is lifted'),
    },
    {
      header: 'Banned by',
      cell: ({ bannedBy, startsAt }) => (
        <>
          {bannedBy}, <DateAndTime at={new Date(startsAt)} />
        </>
      ),
    },
    { header: 'Actions', isFact: true, cell: (ban) => <LiftButton ban={ban} /> },
  ],
  filters: [
    {
      kind: 'chips',
      name: 'state',
      label: 'Bans by status',
      any: 'All',
      options: BAN_STATES.map((value) => ({ value, label: readable(value) })),
    },
  ],
  search: { label: 'Search bans', placeholder: 'User name or email' },
  nameOf: ({ member }) => `ban of ${member.userName}`,
  read: readBans,
  empty: { title: 'Nobody is banned', text: 'Banned members appear here.' },
}
