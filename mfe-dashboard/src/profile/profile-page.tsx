import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { QueryView } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { SettingsPart } from '../settings/settings-part.tsx'
import { Waiting } from '../waiting.tsx'
import { AvatarPart } from './avatar/avatar-part.tsx'
import { EmailPart } from './email/email-part.tsx'
import { type Profile, profile } from './profile.api.ts'
import { ProfileForm } from './profile-form.tsx'
import { RiderPart } from './rider/rider-part.tsx'

export function ProfilePage() {
  useTitle('Profile')
  return (
    <AccountPage heading="Profile" lead="Your name, your size, and how others see you.">
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
          <RiderPart heightCm={known.heightCm} />
          <EmailPart email={known.email} />
        </>
      )}
    </QueryView>
  )
}

const ProfileDetails = ({ profile: known }: { profile: Profile }) => (
  <SettingsPart
    id="details"
    title="Your details"
    lead="In the forum, others see only your user name and picture."
  >
    <ProfileForm profile={known} picture={<AvatarPart userName={known.userName} avatar={known.avatar} />} />
  </SettingsPart>
)
