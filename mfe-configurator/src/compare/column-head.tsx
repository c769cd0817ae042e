import { formatPrice, toDollars } from '@nireeka/contracts'
import { type BuildRef, comparePath } from '@nireeka/contracts/bike-build'
import { Link } from '@nireeka/kit/router'
import { Alert, FailedState, Skeleton } from '@nireeka/ui'

import { BuildPicture } from '../saved/build-picture.tsx'
import { colourLabel, type ShownBuild } from '../summary/chosen.ts'
import { ChangeBuild } from './change-build.tsx'
import { type Columns, ORDINALS, without } from './compare-address.ts'
import styles from './compare.module.css'
import { isStandard } from './standard-columns.ts'
import { type Ready, useShownBuild } from './use-shown-build.ts'
import { WayToBuilder } from './way-to-builder.tsx'

interface Props {
  build: BuildRef
  columns: Columns
  index: number
  /** Whether it takes the focus, because it was added just now. */
  takesFocus: boolean
  onRemoved: () => void
}

/** A column's head: what else it can show, picture, name, price, and the ways to the builder and out of here. */
export function ColumnHead({ build, columns, index, takesFocus, onRemoved }: Props) {
  const found = useShownBuild(build)
  const rest = without(columns, index)
  return (
    <section className={styles.head} aria-label={`${ORDINALS[index]} build`} data-column={index}>
      <ChangeBuild
        title={found.status === 'ready' ? found.shown.bike.title : undefined}
        columns={columns}
        index={index}
        takesFocus={takesFocus}
      />
      {found.status === 'loading' ? <Skeleton /> : null}
      {found.status === 'failed' ? (
        <FailedState title="This build can’t be shown" message={found.message} onRetry={found.retry} />
      ) : null}
      {found.status === 'ready' ? <Facts build={build} {...found} /> : null}
      {rest === columns ? null : (
        <Link className={styles.remove} to={comparePath(rest)} onClick={onRemoved}>
          Remove <span className="visually-hidden">the {ORDINALS[index]?.toLowerCase()} build</span>
        </Link>
      )}
    </section>
  )
}

const Facts = ({ build, shown, price, gone }: { build: BuildRef } & Ready) => (
  <>
    <div className={styles.picture}>
      <BuildPicture
        slug={build.slug}
        colourId={shown.colour?.id ?? null}
        partIds={shown.build.partIds}
        sizes="(width < 40rem) 50vw, 36vw"
        isEager
      />
    </div>
    <h2 className="visually-hidden">{shown.bike.title}</h2>
    <p className={styles.quiet}>{lookOf(build, shown)}</p>
    {gone > 0 ? <Alert>{goneText(gone)}</Alert> : null}
    <p className={styles.offer}>
      <span className={styles.price}>{formatPrice(toDollars(price.totalCents))}</span>
      <WayToBuilder build={build} shown={shown} tone="secondary" />
    </p>
  </>
)

function lookOf(build: BuildRef, shown: ShownBuild): string {
  if (isStandard(build)) return shown.bike.use
  const look = [shown.size && `Size ${shown.size.name}`, colourLabel(shown)].filter(Boolean)
  return look.join(', ') || 'Size and colour not chosen yet'
}

const goneText = (gone: number) =>
  gone === 1
    ? 'One of its parts is no longer offered, so it’s shown with the standard part.'
    : `${gone} of its parts are no longer offered, so it’s shown with the standard parts.`
