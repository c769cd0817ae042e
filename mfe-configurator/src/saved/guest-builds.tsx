import { formatPrice, toDollars } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { Alert, Button, buttonClass, FailedState, PageSkeleton } from '@nireeka/ui'
import { useState } from 'react'

import { useShownBuild } from '../compare/use-shown-build.ts'
import { pathOfBuild } from '../summary/build-link.ts'
import { colourWords } from '../summary/chosen.ts'
import { BuildPicture } from './build-picture.tsx'
import styles from './builds.module.css'
import { forgetKeptBuild, type KeptBuild, readKeptBuild } from './kept-build.ts'
import { NoBuilds } from './no-builds.tsx'

const LOGIN = '/login?continue=%2Fconfigurator%2Fbuilds'

/** What this browser keeps, and how it comes into an account. */
export function GuestBuilds() {
  const [kept, setKept] = useState(readKeptBuild)

  function forget() {
    forgetKeptBuild()
    setKept(null)
  }

  return (
    <>
      <Alert tone="info" title={kept ? 'Kept in this browser only' : 'Log in to see what you have saved'}>
        <p className={styles.hint}>
          {kept
            ? 'Log in, and it moves to your account. There you can keep up to 50 builds.'
            : 'Your account keeps up to 50 builds. This browser keeps one until you log in.'}
        </p>
        <Link className={buttonClass({ tone: 'secondary', size: 'small' })} to={LOGIN}>
          Log in
        </Link>
      </Alert>
      {kept ? <KeptCard kept={kept} onForget={forget} /> : <NoBuilds />}
    </>
  )
}

function KeptCard({ kept, onForget }: { kept: KeptBuild; onForget: () => void }) {
  const found = useShownBuild(kept)
  if (found.status === 'loading') return <PageSkeleton kind="list" />
  if (found.status === 'failed') {
    return (
      <>
        <FailedState
          title="Your kept build can’t be shown right now"
          message={found.message}
          onRetry={found.retry}
        />
        <Forget onForget={onForget} />
      </>
    )
  }
  const { shown, price } = found
  const look = [shown.size && `Size ${shown.size.name}`, colourWords(shown)].filter(Boolean).join(', ')
  return (
    <ul className={styles.builds} aria-label="Kept in this browser">
      <li className={styles.card}>
        <span className={styles.picture}>
          <BuildPicture slug={kept.slug} colourId={shown.colour?.id ?? null} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link to={pathOfBuild(kept.slug, kept.build)}>{shown.bike.title}</Link>
          </h2>
          <p className={styles.price}>{formatPrice(toDollars(price.totalCents))}</p>
          <p className={styles.quiet}>{look || 'Size and colour are open'}</p>
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
    Forget it
  </Button>
)
