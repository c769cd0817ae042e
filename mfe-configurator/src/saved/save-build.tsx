import type { SaveOutcome } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { Link, useLocation } from '@nireeka/kit/router'
import { Button } from '@nireeka/ui'
import { useState } from 'react'

import type { Builder } from '../bike-build/builder.ts'
import { toSaved } from './save-build.api.ts'
import styles from './save-build.module.css'

/** The last result of saving, and the build that it applies to: a changed build can be saved again. */
type State = { build: string; status: 'saving' | SaveOutcome } | null

/**
 * A button that saves the build: in the member's account, or in a guest's browser until the login (spec, section 4).
 */
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
            It’s in your account now. <Link to="/configurator/builds">Your saved builds</Link>
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
      Saved in this browser.{' '}
      <Link to={`/login?continue=${encodeURIComponent(`${pathname}${search}`)}`}>Log in</Link> to have it in
      your account.
    </>
  )
}
