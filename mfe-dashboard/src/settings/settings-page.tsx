import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass, QueryView } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { Waiting } from '../waiting.tsx'
import { NotificationsPart } from './notifications-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { SecondFactorPart } from './second-factor/second-factor-part.tsx'
import { ProvidersPart } from './providers-part.tsx'
import { security } from './security.api.ts'
import { SessionsPart } from './sessions-part.tsx'
import { SettingsGroup, SettingsPart } from './settings-part.tsx'
import { UnitsPart } from './units-part.tsx'

export function SettingsPage() {
  useTitle('Settings')
  return (
    <AccountPage heading="Settings" lead="How you log in, and your preferences.">
      <LoginParts />
      <NotificationsPart />
      <SettingsGroup>
        <UnitsPart />
        <MyDataPart />
      </SettingsGroup>
    </AccountPage>
  )
}

const MyDataPart = () => (
  <SettingsPart
    id="my-data"
    title="My data"
    lead="Download everything we store about you, or delete your account."
    control={
      <Link className={buttonClass({ tone: 'secondary', size: 'small' })} to="/dashboard/my-data">
        Your data
      </Link>
    }
  />
)

/** How many lines stand for the logins, which are as long as a screen: what follows them doesn't move into view. */
const LOGIN_LINES = 16

function LoginParts() {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(security(http))}
      skeleton={<Waiting lines={LOGIN_LINES} />}
      failed="How you log in can’t be shown right now"
    >
      {({ hasPassword, secondFactor, identities, sessions }) => (
        <>
          <SettingsGroup>
            <PasswordPart hasPassword={hasPassword} />
            <SecondFactorPart hasPassword={hasPassword} secondFactor={secondFactor} />
            <ProvidersPart identities={identities} hasPassword={hasPassword} />
          </SettingsGroup>
          <SessionsPart sessions={sessions} />
        </>
      )}
    </QueryView>
  )
}
