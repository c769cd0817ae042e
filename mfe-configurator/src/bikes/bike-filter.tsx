import { formatPrice } from '@nireeka/contracts'
import { Link } from '@nireeka/kit/router'
import { ChipLink, ChipList } from '@nireeka/ui'

import { type BikeFilters, type Use, USES, filtersPath } from './bike-filters.ts'
import styles from './filter.module.css'

interface Props {
  filters: BikeFilters
  /** Price limits in dollars; none offers no choice of them. */
  budgets: readonly number[]
}

/** Links that filter the bikes by purpose and price; each choice is a URL. */
export const BikeFilter = ({ filters, budgets }: Props) => (
  <div className={styles.filter}>
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden="true">
        For
      </span>
      <ChipList label="What for">
        {[null, ...(Object.keys(USES) as Use[])].map((use) => (
          <ChipLink
            key={use ?? 'any'}
            link={<Link to={filtersPath(filters, { use })} />}
            label={use ? USES[use].label : 'All'}
            isCurrent={filters.use === use}
          />
        ))}
      </ChipList>
    </div>
    {budgets.length > 0 ? (
      <div className={styles.choice}>
        <span className={styles.label} aria-hidden="true">
          Budget
        </span>
        <ChipList label="Budget">
          {[null, ...budgets].map((budget) => (
            <ChipLink
              key={budget ?? 'any'}
              link={<Link to={filtersPath(filters, { budget })} />}
              label={budget ? `Up to ${formatPrice(budget)}` : 'Any'}
              isCurrent={filters.budget === budget}
            />
          ))}
        </ChipList>
      </div>
    ) : null}
  </div>
)
