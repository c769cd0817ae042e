import { Link } from '@nireeka/kit/router'
import { ChipLink, ChipList } from '@nireeka/ui'

import styles from './families.module.css'
import { sparesPath } from './list-params.ts'

/** What wears on every bike, each with the words by which its parts are found. */
const WEAR_PARTS: ReadonlyArray<{ label: string; q: string }> = [
  { label: 'Brake pads', q: 'brake pad' },
  { label: 'Inner tubes', q: 'tube' },
  { label: 'Tyres', q: 'tyre' },
  { label: 'Chains', q: 'chain' },
  { label: 'Belts', q: 'belt' },
  { label: 'Brake rotors', q: 'brake rotor' },
  { label: 'Grips', q: 'grip' },
]

/** The parts that are changed most often, each a search for them. */
export const WearParts = () => (
  <nav className={styles.wear} aria-labelledby="wear-parts">
    <h2 id="wear-parts" className={styles.family}>
      Parts that wear
    </h2>
    <ChipList>
      {WEAR_PARTS.map(({ label, q }) => (
        <ChipLink key={q} link={<Link to={sparesPath({ q })} />} label={label} />
      ))}
    </ChipList>
  </nav>
)
