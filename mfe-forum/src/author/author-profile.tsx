import { formatNumber } from '@nireeka/contracts'
import { Avatar, DateText } from '@nireeka/ui'
import type { ReactNode } from 'react'

import { AuthorBadge } from './author-badge.tsx'
import type { Profile } from './author-page.api.ts'
import styles from './author.module.css'

/** The member: picture, badge, since when they are here, what they got, and their bikes if they show them. */
export const AuthorProfile = ({ profile }: { profile: Profile }) => (
  <div className={styles.profile}>
    <Avatar name={profile.userName} picture={profile.avatar} size="large" />
    <div className={styles.about}>
      {profile.isStaff || profile.isWorkshop ? (
        <p>
          <AuthorBadge author={profile} />
        </p>
      ) : null}
      <dl className={styles.facts}>
        <Fact term="Member since">
          <DateText date={profile.memberSince} format="shortDay" />
        </Fact>
        <Fact term="Posts">{formatNumber(profile.posts)}</Fact>
        {profile.likes === null ? null : <Fact term="Likes received">{formatNumber(profile.likes)}</Fact>}
        {profile.bikes && profile.bikes.length > 0 ? (
          <Fact term={profile.bikes.length === 1 ? 'Bike' : 'Bikes'}>
            {profile.bikes.map(({ title, colour }) => `${title} in ${colour}`).join(', ')}
          </Fact>
        ) : null}
      </dl>
    </div>
  </div>
)

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className={styles.term}>{term}</dt>
    <dd>{children}</dd>
  </div>
)
