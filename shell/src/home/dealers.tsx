import { Link } from '@nireeka/kit/router'
import { Field, Picture, Select } from '@nireeka/ui'

import styles from './dealers.module.css'
import { COUNTRY_PARAM } from './home.api.ts'
import home from './home.module.css'
import type { SectionData } from './section-data.ts'

type Props = SectionData<'dealers'> & { onCountry: (id: number) => void }

/**
 * Three dealers for the visitor's country, two on a phone. Without scripts, choosing a country submits a form to the same
 * page.
 */
export const Dealers = ({ title, text, country, countries, items, onCountry }: Props) => (
  <section className={`${home.band} ${styles.ground}`} aria-labelledby="dealers-title">
    <div className={`${home.section} ${styles.dealers}`}>
      <div className={styles.picture}>
        <Picture
          src="/pictures/sets/workshop.webp"
          alt="A finished Homie in front of a workbench, with a wheel on the wall behind it"
          sizes="(width < 60rem) 66vw, 60vw"
        />
      </div>
      <div className={styles.words}>
        <h2 id="dealers-title">{title}</h2>
        <p className={home.lead}>{text}</p>
        <form className={styles.country} action="/" method="get">
          <Field label="Your country">
            <Select
              name={COUNTRY_PARAM}
              value={country.id}
              onChange={(event) => onCountry(Number(event.target.value))}
            >
              {countries.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <noscript>
            <button type="submit">Show dealers</button>
          </noscript>
        </form>
      </div>
      <div className={styles.list}>
        {items.some((dealer) => dealer.country === country.name) ? null : (
          <p className={styles.note}>No dealer in {country.name} yet. These can help remotely:</p>
        )}
        <ul className={styles.items} aria-label={`Dealers for ${country.name}`} aria-live="polite">
          {items.map((dealer) => (
            <li key={dealer.id} className={styles.dealer}>
              <h3>{dealer.name}</h3>
              <a className={styles.phone} href={`tel:${dealer.phone.replaceAll(/[^+\d]/g, '')}`}>
                {dealer.phone}
              </a>
              <p className={styles.note}>
                <span>
                  {dealer.country === country.name ? dealer.city : `${dealer.city}, ${dealer.country}`}
                </span>
                <span>{dealer.hours ?? dealer.note ?? 'Temporarily closed'}</span>
              </p>
            </li>
          ))}
        </ul>
        <Link className={styles.all} to="/dealers">
          All dealers
        </Link>
      </div>
    </div>
  </section>
)
