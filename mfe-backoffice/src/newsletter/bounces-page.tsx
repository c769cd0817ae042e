import { useTitle } from '@nireeka/kit'

import { BackOfficePage } from '../back-office-page.tsx'
import { DateAndTime } from '../date-and-time.tsx'
import { AdminList } from '../list/admin-list.tsx'
import type { ListDefinition } from '../list/list.ts'
import { type Bounce, readBounces } from './newsletter.api.ts'
import styles from './newsletter.module.css'

const BOUNCES: ListDefinition<Bounce> = {
  name: 'newsletter-bounces',
  title: 'Bounces',
  nouns: ['address', 'addresses'],
  columns: [
    { header: 'Address', cell: ({ email }) => <span className={styles.long}>{email}</span> },
    { header: 'Reason', isFact: true, cell: ({ reason }) => <span className={styles.long}>{reason}</span> },
    { header: 'Refused', isFact: true, cell: ({ bouncedAt }) => <DateAndTime at={new Date(bouncedAt)} /> },
  ],
  search: { label: 'Search bounces', placeholder: 'Address' },
  nameOf: ({ email }) => email,
  read: readBounces,
  empty: { title: 'No bounces', text: 'No mail server has rejected an address so far.' },
}

/** The addresses that mail servers have refused for good. */
export function BouncesPage() {
  useTitle('Bounces')
  return (
    <BackOfficePage
      heading="Bounces"
      lead="Mail servers permanently reject these addresses. They get no newsletter until their owners subscribe and confirm again."
    >
      <AdminList list={BOUNCES} />
    </BackOfficePage>
  )
}
