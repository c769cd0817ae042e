import type { SaveOutcome } from '@nireeka/contracts'
import type { SaveBikeData } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { Link, useLocation } from '@nireeka/kit/router'
import { Button } from '@nireeka/ui'
import { useState } from 'react'

import type { BuildableBike } from './bike.api.ts'
import styles from './save-bike.module.css'
import type { BuildChoice } from './use-choice.ts'

type State = 'ready' | 'saving' | SaveOutcome

interface Props {
  bike: BuildableBike
  choice: BuildChoice
}

/** Keeps the build: in the member's account, or for a guest in this browser until the login (spec, section 4). */
export function SaveBike({ bike, choice: { size, colour } }: Props) {
  const { saveBike } = usePlatform()
  const { pathname, search } = useLocation()
  const [state, setState] = useState<State>('ready')
  const build: SaveBikeData = {
    bike_slug: bike.slug,
    size_id: size?.id ?? null,
    color_id: colour?.id ?? null,
    part_ids: [],
  }

  async function save() {
    setState('saving')
    setState(await saveBike(build).catch(() => 'failed' as const))
  }

  return (
    <div className={styles.save}>
      <Button tone="secondary" isBusy={state === 'saving'} onClick={() => void save()}>
        Save this bike
      </Button>
      {state === 'kept' ? (
        <p className={styles.note}>
          Kept in this browser.{' '}
          <Link to={`/login?continue=${encodeURIComponent(`${pathname}${search}`)}`}>Log in</Link> to have it
          in your account.
        </p>
      ) : null}
    </div>
  )
}
