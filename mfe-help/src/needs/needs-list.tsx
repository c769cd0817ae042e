import styles from './needs-list.module.css'
import type { Needs } from './needs-of.ts'

/** What somebody has to know and to have before they begin; nothing where the text names nothing. */
export function NeedsList({ time, tools, hasNoTools, isForTwo }: Needs) {
  const named = hasNoTools ? 'none needed' : tools.join(', ')
  const facts: ReadonlyArray<[name: string, value: string | null]> = [
    ['Time', time],
    ['Tools', named],
    ['Helper', isForTwo ? 'a second person' : null],
  ]
  const shown = facts.flatMap(([name, value]) => (value ? [[name, capitalised(value)] as const] : []))
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
