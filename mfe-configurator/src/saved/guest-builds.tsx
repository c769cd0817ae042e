import { toDollars } from '@nireeka/contracts'
import { partsOn, pathOfBuild } from '@nireeka/contracts/bike-build'
import { Link } from '@nireeka/kit/router'
import {
  Alert,
  Button,
  buttonClass,
  FailedState,
  PageSkeleton,
  SavedBuildTile,
  SavedBuildTiles,
} from '@nireeka/ui'
import { useState } from 'react'

import { useShownBuild } from '../compare/use-shown-build.ts'
import { colourLabel, type ShownBuild } from '../summary/chosen.ts'
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
  const path = pathOfBuild(stored.slug, stored.build)
  const look = [shown.size && `Size ${shown.size.name}`, colourLabel(shown)].filter(Boolean).join(', ')
  return (
    <SavedBuildTiles label="Saved in this browser">
      <SavedBuildTile
        name={shown.bike.title}
        link={<Link to={path} />}
        picture={
          <BuildPicture
            slug={stored.slug}
            colourId={shown.colour?.id ?? null}
            partIds={shown.build.partIds}
            sizes="(width < 60rem) 90vw, 28rem"
          />
        }
        price={toDollars(price.totalCents)}
        look={look || 'Size and colour not chosen yet'}
        parts={partsOf(shown)}
        actions={
          <>
            <Link className={buttonClass({ tone: 'secondary', size: 'small' })} to={path}>
              Edit <span className="visually-hidden">{shown.bike.title}</span>
            </Link>
            <Forget onForget={onForget} />
          </>
        }
      />
    </SavedBuildTiles>
  )
}

/** Returns the names of the parts that differ from the bike's standard. */
const partsOf = ({ bike, build }: ShownBuild) =>
  partsOn(bike, build)
    .filter(({ id }) => build.partIds.includes(id))
    .map(({ title }) => title)

const Forget = ({ onForget }: { onForget: () => void }) => (
  <Button tone="quiet" size="small" onClick={onForget}>
    Remove
  </Button>
)
