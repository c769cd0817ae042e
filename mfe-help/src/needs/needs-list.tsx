import styles from './needs-list.module.css'
import type { Needs } from './needs-of.ts'

interface Props extends Needs {
  /** Whether the bike may be ridden meanwhile, for a fault. */
  ride?: string | null
}

/** What somebody has to know and to have before they begin; nothing where nothing is known. */
export function NeedsList({ ride = null, time, tools, hasNoTools, isForTwo }: Props) {
  const named = hasNoTools ? 'none needed' : tools.map(withArticle).join(', ')
  const facts: ReadonlyArray<[name: string, value: string | null]> = [
    ['Safe to ride?', ride],
    ['Time', time],
    ['Helper', isForTwo ? 'a second person' : null],
    ['Tools', named],
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

/** Keeps an article and its noun on one line. */
const withArticle = (tool: string) => tool.replace(/^a /, 'a\u00A0')

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
