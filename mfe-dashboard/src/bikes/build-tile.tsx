import { pathOfBuild } from '@nireeka/contracts/bike-build'
import { layersOf } from '@nireeka/contracts/bike-layers'
import { keepUnits } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { lookOf, type Picking, type SavedBuild, useFocusWhenBack } from '@nireeka/kit/saved-builds'
import { Alert, Checkbox, DateText, LayeredPicture, Price } from '@nireeka/ui'
import { type Ref, useState } from 'react'

import { DOT } from '../dot.ts'
import { BuildActions } from './build-actions.tsx'
import styles from './build-tiles.module.css'
import { RenameBuild } from './rename-build.tsx'

interface Props {
  build: SavedBuild
  /** Whether the build was just restored; then its tile takes focus. */
  isRestored: boolean
  /** Called when the build has been deleted; it can then be saved again. */
  onRemoved: () => void
  /** The choice for a comparison; null if there is no other build to compare with. */
  picking: Picking | null
}

/** A saved build: its picture, all that distinguishes it, what it comes to today, and what can be done with it. */
export function BuildTile({ build, isRestored, onRemoved, picking }: Props) {
  const [isRenaming, setRenaming] = useState(false)
  const { ref, comeBack } = useFocusWhenBack(isRestored)

  function endRenaming() {
    comeBack()
    setRenaming(false)
  }

  return (
    <li className={styles.tile} data-renaming={isRenaming || undefined}>
      <div className={styles.head}>
        {picking ? <Choice name={build.name} picking={picking} /> : null}
        <p className={styles.changed}>
          Changed on <DateText date={build.savedAt} format="shortDay" zone="reader" />
        </p>
      </div>
      <span className={styles.picture}>
        <LayeredPicture
          src={build.image}
          layers={layersOf(build.image, build.build.partIds)}
          alt=""
          sizes="(width < 40rem) 8rem, (width < 60rem) 45vw, 28rem"
        />
      </span>
      {isRenaming ? <RenameBuild build={build} onEnd={endRenaming} /> : <Title build={build} linkRef={ref} />}
      <p className={styles.look}>{lookOf(build)}</p>
      <p className={styles.parts}>{build.parts.map(keepUnits).join(DOT) || 'Standard parts'}</p>
      <div className={styles.end}>
        {build.notice ? <Alert>{build.notice}</Alert> : null}
        <BuildActions build={build} onRename={() => setRenaming(true)} onRemoved={onRemoved} />
      </div>
    </li>
  )
}

const Title = ({ build, linkRef }: { build: SavedBuild; linkRef: Ref<HTMLAnchorElement> }) => (
  <div className={styles.title}>
    <h2 className={styles.name}>
      <Link ref={linkRef} to={pathOfBuild(build.slug, build.build)}>
        {build.name}
      </Link>
    </h2>
    <strong className={styles.price}>
      <Price dollars={build.price} />
    </strong>
  </div>
)

const Choice = ({ name, picking }: { name: string; picking: Picking }) => (
  <Checkbox
    label={
      <>
        Compare <span className="visually-hidden">{name}</span>
      </>
    }
    checked={picking.isPicked}
    disabled={picking.isFull}
    onChange={picking.toggle}
  />
)
