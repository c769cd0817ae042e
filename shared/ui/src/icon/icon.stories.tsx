import type { Stories } from '../story.ts'
import styles from './icon-stories.module.css'
import { ICON_PATHS, type IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'

const NAMES = Object.keys(ICON_PATHS) as IconName[]

export const stories: Stories = {
  'All icons': () => (
    <ul className={styles.icons}>
      {NAMES.map((name) => (
        <li key={name} className={styles.icon}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
  'Beside a text': () => (
    <p className={styles.line}>
      <Icon name="pin" /> Twelve dealers near you
    </p>
  ),
  'In place of a text': () => <Icon name="lock" label="Paid securely" />,
}
