import type { SaveOutcome } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { Link, useLocation } from '@nireeka/kit/router'
import { Button } from '@nireeka/ui'
import { useState } from 'react'

import type { Builder } from '../bike-build/builder.ts'
import { toSaved } from './save-build.api.ts'
import styles from './save-build.module.css'

/** What was last said about which build: a changed one can be saved anew. */
type State = { build: string; status: 'saving' | SaveOutcome } | null

/** Keeps the build: in the member's account, or for a guest in this browser until the login (spec, section 4). */
export function SaveBuild({ builder }: { builder: Builder }) {
  const { saveBike } = usePlatform()
  const [state, setState] = useState<State>(null)
  const saved = toSaved(builder)
  const build = JSON.stringify(saved)
  const status = state?.build === build ? state.status : null

  async function save() {
    setState({ build, status: 'saving' })
    setState({ build, status: await saveBike(saved).catch(() => 'failed' as const) })
  }

  return (
    <div className={styles.save}>
      <Button tone="secondary" isBusy={status === 'saving'} onClick={() => void save()}>
        Save this bike
      </Button>
      <p role="status" className={styles.note}>
        {status === 'saved' ? (
          <>
            It is in your account now. <Link to="/configurator/builds">Your saved builds</Link>
          </>
        ) : null}
        {status === 'kept' ? <StoredHere /> : null}
      </p>
    </div>
  )
}

function StoredHere() {
  const { pathname, search } = useLocation()
  return (
    <>
      Kept in this browser.{' '}
      <Link to={`/login?continue=${encodeURIComponent(`${pathname}${search}`)}`}>Log in</Link> to have it in
      your account.
    </>
  )
}
