import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { pathOfBuild } from '@nireeka/contracts/bike-build'
import { buttonClass, Price, QueryView } from '@nireeka/ui'

import { MEASURES } from '../performance/measures.ts'
import { useUnit } from '../performance/use-unit.ts'
import { BuildPicture } from './build-picture.tsx'
import styles from './builds.module.css'
import { type ReadyMadeBuild, readyMadeBuilds } from './ready-made.api.ts'
import { StartBikes } from './start-bikes.tsx'

/** The builds of ours that can be ordered now, to start from; the bikes alone while none can be. */
export function ReadyMadeBuilds() {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(readyMadeBuilds(http))}
      skeleton="list"
      failed="Our builds can’t be shown right now"
      empty={<StartBikes />}
    >
      {(builds) => (
        <ul className={styles.builds} aria-label="Builds to start from">
          {builds.map((build) => (
            <BuildToStartFrom key={build.slug} build={build} />
          ))}
        </ul>
      )}
    </QueryView>
  )
}

const BuildToStartFrom = ({ build: { slug, build, ...told } }: { build: ReadyMadeBuild }) => (
  <li className={styles.readyMade}>
    <span className={styles.picture}>
      <BuildPicture
        slug={slug}
        colourId={build.colourId}
        partIds={build.partIds}
        sizes="(width < 60rem) 66vw, 26rem"
      />
    </span>
    <div className={styles.words}>
      <h3 className={styles.name}>{told.name}</h3>
      <p className={styles.quiet}>
        {told.bike}, {told.colour}
      </p>
      <p>{told.text}</p>
      <p className={styles.quiet}>{told.parts.join(' · ')}</p>
      <p className={styles.quiet}>{sizesText(told.sizes)}</p>
    </div>
    <Figures {...told} />
    <Link className={buttonClass({ tone: 'secondary', size: 'small' })} to={pathOfBuild(slug, build)}>
      Start from this build<span className="visually-hidden">: {told.name}</span>
    </Link>
  </li>
)

function Figures({ price, range, weight }: Pick<ReadyMadeBuild, 'price' | 'range' | 'weight'>) {
  const unit = useUnit()
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Price</dt>
        <dd>
          <Price dollars={price} />
        </dd>
      </div>
      <div>
        <dt>{MEASURES.range.label}</dt>
        <dd>{MEASURES.range.text(range, unit)}</dd>
      </div>
      <div>
        <dt>{MEASURES.weight.label}</dt>
        <dd>{MEASURES.weight.text(weight, unit)}</dd>
      </div>
    </dl>
  )
}

const sizesText = ([size = '', ...others]: readonly string[]) =>
  others.length > 0 ? `Sizes ${[size, ...others].join(', ')}` : `Size ${size}`
