import { formatPrice, toDollars } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { Alert, Button, buttonClass, FailedState, PageSkeleton } from '@nireeka/ui'
import { useState } from 'react'

import { useShownBuild } from '../compare/use-shown-build.ts'
import { pathOfBuild } from '@nireeka/contracts/bike-build'
import { colourLabel } from '../summary/chosen.ts'
import { BuildPicture } from './build-picture.tsx'
import styles from './builds.module.css'
import { forgetStoredBuild, type StoredBuild, readStoredBuild } from './stored-build.api.ts'
import { NoBuilds } from './no-builds.tsx'

const LOGIN = '/login?continue=%2Fconfigurator%2Fbuilds'

/** The guest's build in this browser, and an invitation to save it in an account. */
export function GuestBuilds() {
  const [stored, setStored] = useState(readStoredBuild)

  function forget() {
    forgetStoredBuild()
    setStored(null)
  }

  return (
    <>
      <Alert tone="info" title={stored ? 'Saved in this browser only' : 'Log in to see your saved builds'}>
        <p className={styles.hint}>
          {stored
            ? 'Log in to move it to your account, where you can keep up to 50 builds.'
            : 'Your account keeps up to 50 builds. This browser keeps one until you log in.'}
        </p>
        <Link className={buttonClass({ tone: 'secondary', size: 'small' })} to={LOGIN}>
          Log in
        </Link>
      </Alert>
      {stored ? <StoredCard stored={stored} onForget={forget} /> : <NoBuilds />}
    </>
  )
}

function StoredCard({ stored, onForget }: { stored: StoredBuild; onForget: () => void }) {
  const found = useShownBuild(stored)
  if (found.status === 'loading') return <PageSkeleton kind="list" />
  if (found.status === 'failed') {
    return (
      <>
        <FailedState
          title="Your saved build can’t be shown right now"
          message={found.message}
          onRetry={found.retry}
        />
        <Forget onForget={onForget} />
      </>
    )
  }
  const { shown, price } = found
  const look = [shown.size && `Size ${shown.size.name}`, colourLabel(shown)].filter(Boolean).join(', ')
  return (
    <ul className={styles.builds} aria-label="Saved in this browser">
      <li className={styles.card}>
        <span className={styles.picture}>
          <BuildPicture
            slug={stored.slug}
            colourId={shown.colour?.id ?? null}
            partIds={shown.build.partIds}
          />
        </span>
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link to={pathOfBuild(stored.slug, stored.build)}>{shown.bike.title}</Link>
          </h2>
          <p className={styles.price}>{formatPrice(toDollars(price.totalCents))}</p>
          <p className={styles.quiet}>{look || 'Size and colour not chosen yet'}</p>
          <div className={styles.actions}>
            <Forget onForget={onForget} />
          </div>
        </div>
      </li>
    </ul>
  )
}

const Forget = ({ onForget }: { onForget: () => void }) => (
  <Button tone="quiet" size="small" onClick={onForget}>
    Remove
  </Button>
)
