import styles from './needs-list.module.css'
import type { Needs } from './needs-of.ts'

/** What somebody needs before they begin; nothing where the text names nothing. */
export function NeedsList({ time, tools }: Needs) {
  const shown = [
    ...(time ? [['Time', capitalised(time)] as const] : []),
    ...(tools.length > 0 ? [['Have at hand', capitalised(tools.join(', '))] as const] : []),
  ]
  if (shown.length === 0) return null
  return (
    <dl className={styles.needs}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
