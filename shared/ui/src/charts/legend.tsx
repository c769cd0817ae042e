import { classNames } from '../class-names.ts'
import styles from './chart.module.css'

/** Returns the class name with the colour of a series; colours repeat after five. */
export const toneClass = (index: number) => styles[`tone${(index % 5) + 1}`] ?? ''

/** The legend of a chart: each series with its colour. */
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
