import { Alert, Checkbox, Price } from '@nireeka/ui'
import { Link } from '@nireeka/kit/router'
import { useRef, useState } from 'react'

import { pathOfBuild } from '../summary/build-link.ts'
import { BuildActions } from './build-actions.tsx'
import { BuildPicture } from './build-picture.tsx'
import styles from './builds.module.css'
import { RenameForm } from './rename-form.tsx'
import type { SavedBuild } from './saved-build.ts'

interface Props {
  build: SavedBuild
  /** Null: there is nothing to compare it with. */
  picking: Picking | null
  /** It has just come back: whoever brought it back goes on here. */
  isRestored: boolean
  onRemoved: () => void
}

export interface Picking {
  isPicked: boolean
  isFull: boolean
  toggle: () => void
}

// The server counts days in UTC; so does everybody who reads them.
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A saved build, and what can be done with it. */
export function BuildCard({ build, picking, isRestored, onRemoved }: Props) {
  const [isRenaming, setRenaming] = useState(false)
  const isBack = useRef(isRestored)

  function endRenaming() {
    isBack.current = true
    setRenaming(false)
  }

  /** The form, or the way back, is gone, and the focus would be nowhere. */
  function focusWhenBack(link: HTMLAnchorElement | null) {
    if (!link || !isBack.current) return
    isBack.current = false
    link.focus()
  }

  return (
    <li className={styles.card}>
      <span className={styles.picture}>
        <BuildPicture slug={build.slug} colourId={build.build.colourId} />
      </span>
      <div className={styles.words}>
        {isRenaming ? (
          <RenameForm build={build} onEnd={endRenaming} />
        ) : (
          <h2 className={styles.name}>
            <Link ref={focusWhenBack} to={pathOfBuild(build.slug, build.build)}>
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
    <p className={styles.price}>
      <Price dollars={build.price} />
    </p>
    <p className={styles.quiet}>
      {[build.name === build.bike ? '' : build.bike, build.look].filter(Boolean).join(', ') ||
        'Size and colour are open'}
    </p>
    <p className={styles.quiet}>{build.parts.length > 0 ? build.parts.join(' · ') : 'As it comes'}</p>
    <p className={styles.quiet}>
      Saved on <time dateTime={build.savedAt.toISOString()}>{day.format(build.savedAt)}</time>
    </p>
  </>
)
