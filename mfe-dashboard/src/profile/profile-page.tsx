import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { DefinitionList, FailedState, PageSkeleton } from '@nireeka/ui'

import { AccountFrame } from '../account-frame.tsx'
import { profile } from './profile.api.ts'
import styles from './profile.module.css'
import { UnitSwitch } from './unit-switch.tsx'

export function ProfilePage() {
  useTitle('Profile')
  return (
    <AccountFrame heading="Profile">
      <Details />
    </AccountFrame>
  )
}

function Details() {
  const { http } = usePlatform()
  const me = useQuery(profile(http))

  if (me.isPending) return <PageSkeleton kind="table" />
  if (me.isError) {
    return (
      <FailedState
        title="Your profile can’t be shown right now"
        message={messageOf(me.error, TEXTS.unreachable)}
        onRetry={() => void me.refetch()}
      />
    )
  }
  const { name, email, userName, isImperial } = me.data
  return (
    <>
      <DefinitionList
        items={[
          { term: 'Name', details: name },
          { term: 'E-mail', details: email },
          { term: 'User name', details: userName },
        ]}
      />
      <section className={styles.units} aria-labelledby="units">
        <h2 id="units" className={styles.heading}>
          Units
        </h2>
        <UnitSwitch isImperial={isImperial} />
      </section>
    </>
  )
}
