import { RANGE_BASIS } from '@nireeka/contracts/bike-build'
import { Link, useSearchParams } from '@nireeka/kit/router'
import type { Unit } from '@nireeka/kit/units'
import { buttonClass, Field, Select } from '@nireeka/ui'
import { useRef, useState } from 'react'

import { MEASURES } from '../../../performance/measures.ts'
import { keptQuery } from '../kept-query.ts'
import { weightText } from '../limits/weights.ts'
import { Section } from '../section.tsx'
import sections from '../sections.module.css'
import styles from './range.module.css'
import { RangeTable } from './range-table.tsx'
import { batteriesOf, kilometres, type RangeFacts } from './ranged-bike.ts'
import {
  type ChosenRide,
  type Option,
  readRide,
  type RideField,
  rideOptions,
  temperatureText,
} from './ride.ts'

interface Props {
  facts: RangeFacts
  heaviestKg: number
  /** What was chosen before the code was there. */
  typed: FormData | null
  unit: Unit
}

const ID = 'range'

/** How far a bike goes for a rider, by the help centre's figures. Without scripts, the form asks the server. */
export function RangeCalculator({ facts, heaviestKg, typed, unit }: Props) {
  const [query] = useSearchParams()
  const batteries = batteriesOf(facts.bike)
  const limits = { batteries: batteries.map(({ id }) => id), heaviestKg }
  const [ride, setRide] = useState(() => readRide(typed ?? query, limits))
  const form = useRef<HTMLFormElement>(null)
  const read = () => form.current && setRide(readRide(new FormData(form.current), limits))
  const choices = rideOptions(heaviestKg, unit)
  const distance = (chosen: ChosenRide) => MEASURES.range.text(kilometres(facts, chosen), unit)
  return (
    <Section
      id={ID}
      heading="How far will it go?"
      lead="Tell us how you ride. The figures are a guide, not a promise."
    >
      <div className={styles.columns}>
        <form ref={form} className={styles.choices} action={`#${ID}`} onChange={read}>
          <KeptFields query={query} />
          <Choice name="weight" label="Your weight" options={choices.weight} value={ride.riderKg} />
          <Choice name="assist" label="Assistance" options={choices.assist} value={ride.assist} />
          <Choice name="celsius" label="Temperature" options={choices.celsius} value={ride.celsius} />
          <Choice name="climb" label="Roads" options={choices.climb} value={ride.climb} />
          {batteries.length > 1 ? (
            <Choice
              name="battery"
              label="Battery"
              options={batteries.map(({ id, title }) => ({ value: String(id), label: title }))}
              value={ride.battery}
            />
          ) : null}
          <noscript>
            <button type="submit" className={buttonClass({ tone: 'secondary' })}>
              Calculate
            </button>
          </noscript>
        </form>
        <div className={styles.answer}>
          <output className={styles.distance}>
            <span className={sections.quiet}>On one charge, about</span>
            <span className={sections.figure}>{distance(ride)}</span>
          </output>
          <RangeTable ride={ride} distance={distance} unit={unit} />
          <p className={sections.quiet}>
            Speed, wind and tyre pressure matter too. The range of{' '}
            {MEASURES.range.text(facts.bike.performance.range, unit)} is measured on mixed roads with a rider
            of {weightText(RANGE_BASIS.riderKg, unit)}, at {temperatureText(RANGE_BASIS.celsius, unit)}, at
            the medium assist level. <Link to="/help-center/search?q=range">More about range</Link>
          </p>
        </div>
      </div>
    </Section>
  )
}

interface ChoiceProps {
  name: RideField
  label: string
  options: readonly Option[]
  value: string | number
}

const ignore = () => undefined

/** A select of the form, which reads all of them at every change. */
const Choice = ({ name, label, options, value }: ChoiceProps) => (
  <Field label={label}>
    <Select name={name} value={String(value)} onChange={ignore}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  </Field>
)

/** Keeps the build when the form is sent without scripts. */
const KeptFields = ({ query }: { query: URLSearchParams }) =>
  keptQuery(query).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
