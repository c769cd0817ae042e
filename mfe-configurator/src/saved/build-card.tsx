import { pathOfBuild } from '@nireeka/contracts/bike-build'
import { Link } from '@nireeka/kit/router'
import { type SavedBuild, useFocusWhenBack } from '@nireeka/kit/saved-builds'
import { Alert, Checkbox, DateText, Price } from '@nireeka/ui'
import { useState } from 'react'

import { BuildActions } from './build-actions.tsx'
import { BuildPicture } from './build-picture.tsx'
import styles from './builds.module.css'
import { RenameForm } from './rename-form.tsx'

interface Props {
  build: SavedBuild
  /** The selection for a comparison; null if there is no other build to compare with. */
  picking: Picking | null
  /** Whether the build was just restored; then its card takes focus. */
  isRestored: boolean
  onRemoved: () => void
}

export interface Picking {
  isPicked: boolean
  isFull: boolean
  toggle: () => void
}

/** A saved build with its actions. */
export function BuildCard({ build, picking, isRestored, onRemoved }: Props) {
  const [isRenaming, setRenaming] = useState(false)
  const { ref, comeBack } = useFocusWhenBack(isRestored)

  function endRenaming() {
    comeBack()
    setRenaming(false)
  }

  return (
    <li className={styles.card}>
      <span className={styles.picture}>
        <BuildPicture slug={build.slug} colourId={build.build.colourId} partIds={build.build.partIds} />
      </span>
      <div className={styles.words}>
        {isRenaming ? (
          <RenameForm build={build} onEnd={endRenaming} />
        ) : (
          <h2 className={styles.name}>
            <Link ref={ref} to={pathOfBuild(build.slug, build.build)}>
              {build.name}
            </Link>
          </h2>
        )}
        <BuildFacts build={build} />
        {build.notice ? <Alert>{build.notice}</Alert> : null}
        {picking ? (
          <Checkbox
            label={
              <>
                Compare <span className="visually-hidden">{build.name}</span>
              </>
            }
            checked={picking.isPicked}
            disabled={picking.isFull}
            onChange={picking.toggle}
          />
        ) : null}
        <BuildActions build={build} onRename={() => setRenaming(true)} onRemoved={onRemoved} />
      </div>
    </li>
  )
}

const BuildFacts = ({ build }: { build: SavedBuild }) => (
  <>
    <p className={styles.quiet}>
      {[build.name === build.bike ? '' : build.bike, build.look].filter(Boolean).join(', ') ||
        'Size and colour not chosen yet'}
    </p>
    <p className={styles.quiet}>{build.parts.length > 0 ? build.parts.join(' · ') : 'Standard parts'}</p>
    <p className={styles.sum}>
      <span className={styles.price}>
        <Price dollars={build.price} />
      </span>{' '}
      <span className={styles.quiet}>
        Saved on <DateText date={build.savedAt} />
      </span>
    </p>
  </>
)
