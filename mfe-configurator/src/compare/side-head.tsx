import { formatPrice, toDollars } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { Alert, FailedState, Skeleton } from '@nireeka/ui'

import { BuildPicture } from '../saved/build-picture.tsx'
import { pathOfBuild } from '@nireeka/contracts/bike-build'
import { colourLabel } from '../summary/chosen.ts'
import { type BuildRef, comparePath, type Pair, type Side } from './compare-address.ts'
import styles from './compare.module.css'
import { useShownBuild } from './use-shown-build.ts'

interface Props {
  build: BuildRef
  pair: Pair
  side: Side
}

/** One side's header: picture, name, price and links. */
export function SideHead({ build, pair, side }: Props) {
  const found = useShownBuild(build)
  const another = <Link to={comparePath({ ...pair, [side]: null })}>Choose another</Link>
  if (found.status === 'loading') return <Skeleton />
  if (found.status === 'failed') {
    return (
      <div className={styles.head}>
        <FailedState title="This build can’t be shown" message={found.message} onRetry={found.retry} />
        {another}
      </div>
    )
  }
  const { shown, price, gone } = found
  const look = [shown.size && `Size ${shown.size.name}`, colourLabel(shown)].filter(Boolean).join(', ')
  return (
    <section className={styles.head} aria-label={side === 'one' ? 'First build' : 'Second build'}>
      <BuildPicture
        slug={build.slug}
        colourId={shown.colour?.id ?? null}
        partIds={shown.build.partIds}
        sizes="50vw"
      />
      <h2 className={styles.name}>{shown.bike.title}</h2>
      <p className={styles.quiet}>{look || 'Size and colour not chosen yet'}</p>
      <p className={styles.price}>{formatPrice(toDollars(price.totalCents))}</p>
      {gone > 0 ? <Alert>{goneText(gone)}</Alert> : null}
      <p className={styles.ways}>
        <Link to={pathOfBuild(build.slug, build.build)}>
          Open <span className="visually-hidden">this {shown.bike.title}</span>
        </Link>
        {another}
      </p>
    </section>
  )
}

const goneText = (gone: number) =>
  gone === 1
    ? 'One of its parts is no longer offered, so it’s shown with the standard part.'
    : `${gone} of its parts are no longer offered, so it’s shown with the standard parts.`
