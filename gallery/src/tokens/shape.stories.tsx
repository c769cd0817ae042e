import type { Stories } from '@nireeka/ui'

import styles from './tokens.module.css'
import { tokensNamed, writtenAs } from './tokens.ts'

const Tiles = ({ start, property }: { start: string; property: 'borderRadius' | 'boxShadow' }) => (
  <ul className={styles.swatches}>
    {tokensNamed(start).map(({ name }) => (
      <li key={name} className={styles.swatch}>
        <span className={styles.tile} style={{ [property]: `var(${name})` }} />
        <code className={styles.name}>{name}</code>
        {property === 'borderRadius' ? <span className={styles.value}>{writtenAs(name)}</span> : null}
      </li>
    ))}
  </ul>
)

export const stories: Stories = {
  Radii: () => <Tiles start="--radius-" property="borderRadius" />,
  Shadows: () => <Tiles start="--shadow-" property="boxShadow" />,
  'Layers over the page, lowest first': () => (
    <ol className={styles.lengths}>
      {tokensNamed('--z-').map(({ name, value }) => (
        <li key={name} className={styles.length}>
          <code className={styles.name}>{name}</code>
          <span className={styles.value}>{value}</span>
        </li>
      ))}
    </ol>
  ),
}
