import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass, FailedState } from '@nireeka/ui'

import { AccountPage } from '../account-page.tsx'
import { profile } from '../profile/profile.api.ts'
import { UnitSwitch } from '../profile/unit-switch.tsx'
import { Waiting } from '../waiting.tsx'
import { PasswordPart } from './password-part.tsx'
import { ProvidersPart } from './providers-part.tsx'
import { security } from './security.api.ts'
import { SessionsPart } from './sessions-part.tsx'
import { SettingsPart } from './settings-part.tsx'

export function SettingsPage() {
  useTitle('Settings')
  return (
    <AccountPage heading="Settings" lead="How we show things to you, and how you log in.">
      <Units />
      <AddressesPart />
      <LoginParts />
    </AccountPage>
  )
}

const AddressesPart = () => (
  <SettingsPart id="addresses" title="Addresses" lead="Where your parcels and invoices go.">
    <Link className={buttonClass({ tone: 'secondary' })} to="/dashboard/addresses">
      Your addresses
    </Link>
  </SettingsPart>
)

function Units() {
  const { http } = usePlatform()
  const me = useQuery(profile(http))
  return (
    <SettingsPart id="units" title="Units">
      {me.isPending ? <Waiting lines={2} /> : null}
      {me.isError ? (
        <FailedState
          title="Your units can’t be shown right now"
          message={messageOf(me.error, TEXTS.unreachable)}
          onRetry={() => void me.refetch()}
        />
      ) : null}
      {me.data ? <UnitSwitch isImperial={me.data.isImperial} /> : null}
    </SettingsPart>
  )
}

function LoginParts() {
  const { http } = usePlatform()
  const state = useQuery(security(http))

  if (state.isPending) return <Waiting />
  if (state.isError) {
    return (
      <FailedState
        title="How you log in can’t be shown right now"
        message={messageOf(state.error, TEXTS.unreachable)}
        onRetry={() => void state.refetch()}
      />
    )
  }
  const { hasPassword, identities, sessions } = state.data
  return (
    <>
      <PasswordPart hasPassword={hasPassword} />
      <ProvidersPart identities={identities} hasPassword={hasPassword} />
      <SessionsPart sessions={sessions} />
    </>
  )
}
