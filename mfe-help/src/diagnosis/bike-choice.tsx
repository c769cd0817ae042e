import { Link } from '@nireeka/kit/router'
import { ChipLink, ChipList } from '@nireeka/ui'

import styles from './diagnosis.module.css'
import type { NamedBike } from './ticket.ts'
import { toStepQuery } from './walk.ts'

interface Props {
  choices: readonly NamedBike[]
  chosen: NamedBike | null
  steps: string
}

/** The bikes as links; one that is chosen leads to the same step without it. */
export const BikeChoice = ({ choices, chosen, steps }: Props) => (
  <nav className={styles.bikes} aria-labelledby="your-bike">
    <p id="your-bike" className={styles.quiet}>
      Which bike is it? We’ll show the parts that fit it and the workshops that repair it.
    </p>
    <ChipList>
      {choices.map(({ value, name }) => {
        const isChosen = value === chosen?.value
        return (
          <ChipLink
            key={value}
            label={name}
            isCurrent={isChosen}
            link={<Link replace to={toStepQuery(steps, isChosen ? null : value) || '?'} />}
          />
        )
      })}
    </ChipList>
  </nav>
)
