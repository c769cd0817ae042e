import { pathOfBuild } from '@nireeka/contracts/bike-build'
import { layersOf } from '@nireeka/contracts/bike-layers'
import { Link } from '@nireeka/kit/router'
import { lookOf, type SavedBuild, useFocusWhenBack } from '@nireeka/kit/saved-builds'
import { buttonClass, DateText, ItemRow, LayeredPicture, Price } from '@nireeka/ui'

import styles from './bike-cards.module.css'
import { DeleteBuild } from './delete-build.tsx'

interface Props {
  build: SavedBuild
  /** Whether the build was just restored; then its card takes focus. */
  isRestored: boolean
  /** Called when the build has been deleted; it can then be saved again. */
  onRemoved: () => void
}

export function SavedBuildCard({ build, isRestored, onRemoved }: Props) {
  const { ref } = useFocusWhenBack(isRestored)
  const path = pathOfBuild(build.slug, build.build)
  return (
    <ItemRow
      title={build.name}
      link={<Link ref={ref} to={path} />}
      picture={
        <LayeredPicture
          src={build.image}
          layers={layersOf(build.image, build.build.partIds)}
          alt=""
          sizes="(width < 40rem) 90vw, 24rem"
        />
      }
      pictureSize="large"
      facts={lookOf(build)}
      actions={
        <>
          <Link className={buttonClass({ tone: 'secondary', size: 'small' })} to={path}>
            Edit<span className="visually-hidden"> the saved {build.name}</span>
          </Link>
          <DeleteBuild build={build} onRemoved={onRemoved} />
        </>
      }
    >
      {build.parts.length > 0 ? <p className={styles.quiet}>{build.parts.join(', ')}</p> : null}
      {build.notice ? <p className={styles.fact}>{build.notice}</p> : null}
      <p className={styles.sum}>
        <strong className={styles.price}>
          <Price dollars={build.price} />
        </strong>{' '}
        <span className={styles.quiet}>
          Saved on <DateText date={build.savedAt} zone="reader" />
        </span>
      </p>
    </ItemRow>
  )
}
