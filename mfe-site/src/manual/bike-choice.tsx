import { Link } from '@nireeka/kit/router'
import { ChipLink, ChipList } from '@nireeka/ui'

import { MANUAL_BIKES, type ManualBike } from './bikes.ts'
import { rememberBike } from './use-bike.ts'

interface Props {
  bike: ManualBike
  /** Returns the path of the same page for another bike. */
  pathOf: (slug: ManualBike['slug']) => string
}

/** The bikes, as links to the same page of their manuals. */
export const BikeChoice = ({ bike, pathOf }: Props) => (
  <nav aria-label="Which bike">
    <ChipList>
      {MANUAL_BIKES.map(({ slug, name }) => (
        <ChipLink
          key={slug}
          link={<Link to={pathOf(slug)} onClick={() => rememberBike(slug)} />}
          label={name}
          isCurrent={slug === bike.slug}
        />
      ))}
    </ChipList>
  </nav>
)
