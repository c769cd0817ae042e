import { pathOfBuild } from '@nireeka/contracts/bike-build'
import { layersOf } from '@nireeka/contracts/bike-layers'
import { Link } from '@nireeka/kit/router'
import { type SavedBuild, useDeletion, useFocusWhenBack } from '@nireeka/kit/saved-builds'
import { Button, cardLinkClass, DateText, LayeredPicture, Price } from '@nireeka/ui'

import styles from './bike-cards.module.css'

interface Props {
  build: SavedBuild
  /** Whether the build was just restored; then its card takes focus. */
  isRestored: boolean
  /** Called when the build has been deleted; it can then be saved again. */
  onRemoved: () => void
}

export function SavedBuildCard({ build, isRestored, onRemoved }: Props) {
  const { ref } = useFocusWhenBack(isRestored)
  return (
    <li className={styles.card}>
      <span className={styles.picture}>
        <LayeredPicture
          src={build.image}
          layers={layersOf(build.image, build.build.partIds)}
          alt=""
          sizes="(width < 40rem) 40vw, 20rem"
        />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link
            ref={ref}
            className={`${cardLinkClass} ${styles.link}`}
            to={pathOfBuild(build.slug, build.build)}
          >
            {build.name}
          </Link>
        </h3>
        <BuildFacts build={build} />
        <DeleteBuild build={build} onRemoved={onRemoved} />
      </div>
    </li>
  )
}

const BuildFacts = ({ build }: { build: SavedBuild }) => (
  <>
    {build.look ? <p className={styles.quiet}>{build.look}</p> : null}
    <p className={styles.price}>
      <Price dollars={build.price} />
    </p>
    {build.notice ? <p className={styles.quiet}>{build.notice}</p> : null}
    <p className={styles.quiet}>
      Saved on <DateText date={build.savedAt} zone="reader" />
    </p>
  </>
)

function DeleteBuild({ build, onRemoved }: Pick<Props, 'build' | 'onRemoved'>) {
  const { isBusy, start } = useDeletion({ build, called: `your saved ${build.name}`, onRemoved })
  return (
    <Button className={styles.remove} tone="quiet" size="small" isBusy={isBusy} onClick={start}>
      Delete <span className="visually-hidden">the saved {build.name}</span>
    </Button>
  )
}
