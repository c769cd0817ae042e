import type { Stories } from '@nireeka/ui'

import styles from './tokens.module.css'
import { tokensNamed, writtenAs } from './tokens.ts'

const SENTENCE = 'Build the bike you’d draw'
const PARAGRAPH =
  'A frame is drawn around the rider, not around the battery. What carries you up the hill sits low and central, and what you don’t need isn’t there.'

const Specimens = ({
  start,
  property,
}: {
  start: string
  property: 'fontSize' | 'fontWeight' | 'letterSpacing'
}) => (
  <ul className={styles.specimens}>
    {tokensNamed(start).map(({ name }) => (
      <li key={name}>
        <p className={styles.caption}>
          <code className={styles.name}>{name}</code> <span className={styles.value}>{writtenAs(name)}</span>
        </p>
        <p className={styles.specimen} style={{ [property]: `var(${name})` }}>
          {SENTENCE}
        </p>
      </li>
    ))}
  </ul>
)

export const stories: Stories = {
  Sizes: () => <Specimens start="--type-" property="fontSize" />,
  Weights: () => <Specimens start="--weight-" property="fontWeight" />,
  Tracking: () => <Specimens start="--tracking-" property="letterSpacing" />,
  'Running text at its measure': () => <p className={styles.measure}>{PARAGRAPH}</p>,
}
