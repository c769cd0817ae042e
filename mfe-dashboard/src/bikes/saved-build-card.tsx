import { pathOfBuild } from '@nireeka/contracts/bike-build'
import { layersOf } from '@nireeka/contracts/bike-layers'
import { Link } from '@nireeka/kit/router'
import { type SavedBuild, useDeletion, useFocusWhenBack } from '@nireeka/kit/saved-builds'
import { Button, buttonClass, cardLinkClass, DateText, LayeredPicture, Price } from '@nireeka/ui'

import styles from './saved-build-card.module.css'

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
    <li className={styles.card}>
      <span className={styles.picture}>
        <LayeredPicture
          src={build.image}
          layers={layersOf(build.image, build.build.partIds)}
          alt=""
          sizes="(width < 40rem) 90vw, 24rem"
        />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link ref={ref} className={`${cardLinkClass} ${styles.link}`} to={path}>
            {build.name}
          </Link>
        </h3>
        <BuildFacts build={build} />
        <div className={styles.row}>
          <p className={styles.sum}>
            <span className={styles.price}>
              <Price dollars={build.price} />
            </span>{' '}
            <span className={styles.quiet}>
              Saved on <DateText date={build.savedAt} zone="reader" />
            </span>
          </p>
          <div className={styles.actions}>
            <Link className={buttonClass({ tone: 'secondary', size: 'small' })} to={path}>
              Edit<span className="visually-hidden"> the saved {build.name}</span>
            </Link>
            <DeleteBuild build={build} onRemoved={onRemoved} />
          </div>
        </div>
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
    {build.parts.length > 0 ? <p className={styles.quiet}>{build.parts.join(' · ')}</p> : null}
    {build.notice ? <p className={styles.notice}>{build.notice}</p> : null}
  </>
)

function DeleteBuild({ build, onRemoved }: Pick<Props, 'build' | 'onRemoved'>) {
  const { isBusy, start } = useDeletion({ build, called: `your saved ${build.name}`, onRemoved })
  return (
    <Button tone="quiet" size="small" isBusy={isBusy} onClick={start}>
      Delete <span className="visually-hidden">the saved {build.name}</span>
    </Button>
  )
}
