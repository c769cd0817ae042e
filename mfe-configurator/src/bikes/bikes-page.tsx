import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass, EmptyState, PageFrame, QueryView } from '@nireeka/ui'

import { useUnitChoice } from '../bike-build/use-unit-choice.ts'
import { UnitSwitch } from '../performance/unit-switch.tsx'
import { WaysOn } from '../ways-on.tsx'
import { BikeFilter } from './bike-filter.tsx'
import { budgetsFor } from './bike-filters.ts'
import { bikes } from './bikes.api.ts'
import styles from './bikes.module.css'
import filter from './filter.module.css'
import { HeightCheck } from './height-check.tsx'
import { Offers } from './offers.tsx'
import { useFilters } from './use-filters.ts'

export function BikesPage() {
  useTitle('E-bikes')
  return (
    <PageFrame
      kind="catalogue"
      heading="E-bikes"
      lead="Three characters, one workshop. Each bike is built after you order it, in your size and colour."
    >
      <Loaded />
    </PageFrame>
  )
}

function Loaded() {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(bikes(http))}
      skeleton="detail"
      failed="The bikes can’t be shown right now"
      empty={<NoBikes />}
    >
      {() => <Bikes />}
    </QueryView>
  )
}

function Bikes() {
  const { filters, all, shown } = useFilters()
  const unit = useUnitChoice()
  return (
    <div className={styles.page}>
      <div className={filter.narrow}>
        <BikeFilter filters={filters} budgets={budgetsFor(all, filters)} />
        <HeightCheck filters={filters} />
        <div className={filter.count}>
          <output>
            {shown.length === all.length
              ? `All ${all.length} bikes`
              : `${shown.length} of ${all.length} bikes`}
          </output>
          <UnitSwitch builder={unit} of="figures" />
        </div>
      </div>
      <Offers />
      <WaysOn
        heading="Not sure yet?"
        text="Ride them before you decide, or ask the people who build them."
        way={{ to: '/dealers?service=test_ride', label: 'Find a test ride' }}
      />
    </div>
  )
}

const NoBikes = () => (
  <EmptyState
    title="No bike can be ordered right now"
    text="We’re updating our range. Helmets, bags and locks are available in the meantime."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to="/shop/accessories">
        Accessories
      </Link>
    }
  />
)
