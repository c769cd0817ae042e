import { pathOfBuild } from '@nireeka/contracts/bike-build'
import { layersOf } from '@nireeka/contracts/bike-layers'
import { Link } from '@nireeka/kit/router'
import { type SavedBuild, useFocusWhenBack } from '@nireeka/kit/saved-builds'
import { Alert, buttonClass, Checkbox, DateText, LayeredPicture, Price } from '@nireeka/ui'

import { lookOf } from './build-look.ts'
import styles from './build-tiles.module.css'
import { DeleteBuild } from './delete-build.tsx'
import { ShareBuild } from './share-build.tsx'

interface Props {
  build: SavedBuild
  /** Whether the build was just restored; then its tile takes focus. */
  isRestored: boolean
  /** Called when the build has been deleted; it can then be saved again. */
  onRemoved: () => void
  /** The choice for a comparison; null if there is no other build to compare with. */
  picking: { isPicked: boolean; isFull: boolean; toggle: () => void } | null
}

/** A saved build: its picture, what it comes to today, and what can be done with it. */
export function BuildTile({ build, isRestored, onRemoved, picking }: Props) {
  const { ref } = useFocusWhenBack(isRestored)
  const path = pathOfBuild(build.slug, build.build)
  return (
    <li className={styles.tile}>
      <span className={styles.picture}>
        <LayeredPicture
          src={build.image}
          layers={layersOf(build.image, build.build.partIds)}
          alt=""
          sizes="(width < 60rem) 90vw, 28rem"
        />
      </span>
      <div className={styles.title}>
        <h3 className={styles.name}>
          <Link ref={ref} to={path}>
            {build.name}
          </Link>
        </h3>
        <strong className={styles.price}>
          <Price dollars={build.price} />
        </strong>
      </div>
      <p className={styles.quiet}>{lookOf(build)}</p>
      <Parts names={build.parts} />
      {build.notice ? <Alert>{build.notice}</Alert> : null}
      <p className={styles.quiet}>
        Last changed on <DateText date={build.savedAt} zone="reader" />
      </p>
      <div className={styles.actions}>
        <Link className={buttonClass({ tone: 'secondary', size: 'small' })} to={path}>
          Edit <span className="visually-hidden">the saved {build.name}</span>
        </Link>
        <ShareBuild build={build} />
        <DeleteBuild build={build} onRemoved={onRemoved} />
      </div>
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
    </li>
  )
}

const MOST_NAMES = 3

const Parts = ({ names }: { names: string[] }) =>
  names.length > 0 ? (
    <ul className={styles.parts}>
      {names.slice(0, MOST_NAMES).map((name) => (
        <li key={name}>{name}</li>
      ))}
      {names.length > MOST_NAMES ? <li>and {names.length - MOST_NAMES} more</li> : null}
    </ul>
  ) : (
    <p className={styles.small}>As standard</p>
  )
