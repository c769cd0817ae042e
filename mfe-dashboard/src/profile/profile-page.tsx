import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { QueryView } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { Waiting } from '../waiting.tsx'
import { AvatarPart } from './avatar/avatar-part.tsx'
import { EmailPart } from './email/email-part.tsx'
import { type Profile, profile } from './profile.api.ts'
import styles from './profile.module.css'
import { ProfileForm } from './profile-form.tsx'

export function ProfilePage() {
  useTitle('Profile')
  return (
    <AccountPage heading="Profile" lead="Your name and how others see you.">
      <Details />
    </AccountPage>
  )
}

function Details() {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(profile(http))}
      skeleton={<Waiting lines={5} />}
      failed="Your profile can’t be shown right now"
    >
      {(known) => (
        <>
          <ProfileDetails profile={known} />
          <EmailPart email={known.email} />
        </>
      )}
    </QueryView>
  )
}

function ProfileDetails({ profile: known }: { profile: Profile }) {
  const { name, avatar } = known
  return (
    <section className={styles.part} aria-labelledby="details">
      <div>
        <h2 id="details" className={styles.heading}>
          Your details
        </h2>
        <p className={styles.quiet}>In the forum, others see only your user name and picture.</p>
      </div>
      <AvatarPart name={name} avatar={avatar} />
      <ProfileForm profile={known} />
      <p className={styles.quiet}>
        Your password and units are in your <Link to="/dashboard/settings">settings</Link>, your addresses{' '}
        <Link to="/dashboard/addresses">on a page of their own</Link>.
      </p>
    </section>
  )
}
