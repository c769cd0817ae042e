import { classNames } from '../class-names.ts'
import styles from './chart.module.css'

/** The classes that give each series its colour, in order; a sixth begins anew. */
export const toneClass = (index: number) => styles[`tone${(index % 5) + 1}`] ?? ''

/** Which colour is which. */
export const Legend = ({ names }: { names: readonly string[] }) => (
  <ul className={styles.legend}>
    {names.map((name, index) => (
      <li key={name} className={styles.key}>
        <span className={classNames(styles.swatch, toneClass(index))} />
        {name}
      </li>
    ))}
  </ul>
)
