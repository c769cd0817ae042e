import { pathOfBuild } from '@nireeka/contracts/bike-build'
import { layersOf } from '@nireeka/contracts/bike-layers'
import { keepUnits } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { lookOf, type SavedBuild } from '@nireeka/kit/saved-builds'
import { DateText, ItemRow, LayeredPicture, Price } from '@nireeka/ui'

import styles from './bike-cards.module.css'

/** A saved build, linked to the configurator. What else can be done with it is on the page of all builds. */
export const SavedBuildCard = ({ build }: { build: SavedBuild }) => (
  <ItemRow
    title={build.name}
    link={<Link to={pathOfBuild(build.slug, build.build)} />}
    picture={
      <LayeredPicture
        src={build.image}
        layers={layersOf(build.image, build.build.partIds)}
        alt=""
        sizes="12rem"
      />
    }
    facts={lookOf(build)}
  >
    {build.parts.length > 0 ? <p className={styles.quiet}>{keepUnits(build.parts.join(', '))}</p> : null}
    {build.notice ? <p className={styles.fact}>{build.notice}</p> : null}
    <p className={styles.sum}>
      <strong className={styles.price}>
        <Price dollars={build.price} />
      </strong>{' '}
      <span className={styles.quiet}>
        Saved on <DateText date={build.savedAt} format="shortDay" zone="reader" />
      </span>
    </p>
  </ItemRow>
)
