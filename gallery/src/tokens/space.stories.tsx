import type { Stories } from '@nireeka/ui'

import styles from './tokens.module.css'
import { tokensNamed, writtenAs } from './tokens.ts'

const Lengths = ({ starts }: { starts: readonly string[] }) => (
  <ul className={styles.lengths}>
    {tokensNamed(...starts).map(({ name }) => (
      <li key={name} className={styles.length}>
        <code className={styles.name}>{name}</code>
        <span className={styles.value}>{writtenAs(name)}</span>
        <span className={styles.ruler} style={{ width: `var(${name})` }} />
      </li>
    ))}
  </ul>
)

export const stories: Stories = {
  Spaces: () => <Lengths starts={['--space-', '--gutter']} />,
  'Columns and widths': () => <Lengths starts={['--column', '--width-', '--measure']} />,
  'Controls, icons and lines': () => (
    <Lengths starts={['--touch', '--control-', '--icon', '--header', '--hairline', '--ring']} />
  ),
}
