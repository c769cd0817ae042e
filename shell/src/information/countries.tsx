import { ChipLink, ChipList } from '@nireeka/ui'

import styles from './countries.module.css'
import type { Country } from './dealer-countries.ts'
import { DealerCard } from './dealer-card.tsx'

/** Where a link of the row of countries leads. */
const countryId = (code: string) => `country-${code.toLowerCase()}`

/** The dealers, country by country, with the countries as a row of links. */
export const Countries = ({ countries }: { countries: Country[] }) => (
  <>
    <nav aria-label="Countries">
      <ChipList>
        {countries.map(({ code, name }) => (
          <ChipLink key={code} link={<a href={`#${countryId(code)}`}>{name}</a>} label={name} />
        ))}
      </ChipList>
    </nav>
    <div>
      {countries.map(({ code, name, dealers }) => (
        <section
          key={code}
          id={countryId(code)}
          className={styles.country}
          aria-labelledby={`${countryId(code)}-name`}
        >
          <h2 id={`${countryId(code)}-name`} className={styles.name}>
            {name}
          </h2>
          <ul className={styles.dealers}>
            {dealers.map((dealer) => (
              <DealerCard key={dealer.id} dealer={dealer} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  </>
)
