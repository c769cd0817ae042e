import { usePainted } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass, EmptyState } from '@nireeka/ui'

import { useKeptBuild } from '../saved/use-kept-build.ts'
import { useUnit } from '../performance/use-unit.ts'
import { BikeCard } from './bike-card.tsx'
import { START_PATH } from './bike-filters.ts'
import styles from './bikes.module.css'
import { CompareBikes } from './compare-bikes.tsx'
import { useFilters } from './use-filters.ts'

/** The bikes that match the filters, and a comparison of all bikes. */
export function Offers() {
  const unit = useUnit()
  const { filters, all, shown } = useFilters()
  const kept = useKeptBuild()
  const isPainted = usePainted()
  return (
    <>
      {shown.length === 0 ? <NoneFits /> : null}
      <ul className={styles.bikes}>
        {shown.map((bike, index) => (
          <BikeCard
            key={bike.id}
            bike={bike}
            kept={kept?.slug === bike.slug ? kept : null}
            unit={unit}
            height={filters.height}
            index={index}
          />
        ))}
      </ul>
      {isPainted && all.length > 1 ? <CompareBikes bikes={all} unit={unit} /> : null}
    </>
  )
}

const NoneFits = () => (
  <EmptyState
    title="No bike matches both"
    text="Try a higher budget or another use. All our bikes are compared below."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to={START_PATH}>
        Show all bikes
      </Link>
    }
  />
)
