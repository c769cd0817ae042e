import { formatPrice, toDollars } from '@nireeka/contracts'
import type { BuildRef } from '@nireeka/contracts/bike-build'

import styles from './advice.module.css'
import compare from './compare.module.css'
import type { Ready } from './use-shown-build.ts'
import { WayToBuilder } from './way-to-builder.tsx'

interface Props {
  names: readonly string[]
  builds: ReadonlyArray<Pick<Ready, 'shown' | 'price'>>
  /** The builds as they are in the address. */
  columns: readonly BuildRef[]
}

/** What ends the comparison: each build with its price and the way to its builder, in the columns above. */
export const NextSteps = ({ names, builds, columns }: Props) => (
  <section className={styles.next} aria-labelledby="next">
    <h2 id="next" className={styles.nextTitle}>
      Ready to build?
    </h2>
    {builds.map(({ shown, price }, index) => (
      <div key={names[index]} className={styles.nextBuild} data-column={index}>
        <div>
          <h3 className={styles.nextName}>{names[index]}</h3>
          <p className={compare.quiet}>{formatPrice(toDollars(price.totalCents))}</p>
        </div>
        {columns[index] ? <WayToBuilder build={columns[index]} shown={shown} tone="primary" /> : null}
      </div>
    ))}
  </section>
)
