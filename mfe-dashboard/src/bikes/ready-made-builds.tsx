import { layersOf } from '@nireeka/contracts/bike-layers'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass, LayeredPicture, Price, QueryView } from '@nireeka/ui'

import { Waiting } from '../waiting.tsx'
import { BikesToBuild } from './bikes-to-build.tsx'
import styles from './bikes-to-build.module.css'
import { type ReadyMadeBuild, readyMadeBuilds } from './ready-made-builds.api.ts'

/** The builds of ours to start from; the bikes as standard where none can be ordered or shown. */
export function ReadyMadeBuilds() {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(readyMadeBuilds(http))}
      skeleton={<Waiting lines={4} />}
      failed={() => <BikesToBuild />}
      empty={<BikesToBuild />}
    >
      {(builds) => (
        <ul className={styles.bikes} aria-label="Builds to start from">
          {builds.map((build) => (
            <BuildToStartFrom key={build.path} build={build} />
          ))}
        </ul>
      )}
    </QueryView>
  )
}

const BuildToStartFrom = ({ build }: { build: ReadyMadeBuild }) => (
  <li className={styles.bike}>
    <span className={styles.picture}>
      <LayeredPicture
        src={build.image}
        layers={layersOf(build.image, build.partIds)}
        alt=""
        sizes="(width < 40rem) 66vw, 20rem"
      />
    </span>
    <h3 className={styles.name}>{build.name}</h3>
    <p className={styles.quiet}>{build.look}</p>
    <p>{build.text}</p>
    <p className={styles.quiet}>{build.parts.join(', ')}</p>
    <p className={styles.price}>
      <Price dollars={build.price} />
    </p>
    <Link className={buttonClass({ tone: 'secondary', size: 'small' })} to={build.path}>
      Start from this build<span className="visually-hidden">: {build.name}</span>
    </Link>
  </li>
)
