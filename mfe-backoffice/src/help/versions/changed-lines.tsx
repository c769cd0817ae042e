import styles from '../help.module.css'
import { type DiffLine, diffLines } from './line-diff.ts'

interface Props {
  before: readonly string[]
  after: readonly string[]
}

/** Shows the lines of two texts in one order, with those that were removed and added. */
export function ChangedLines({ before, after }: Props) {
  const lines = diffLines(before, after)
  if (lines.every(({ kind }) => kind === 'same')) return <p role="status">Both versions are the same.</p>
  return (
    <div className={styles.lines}>
      {lines.map((line, index) => (
        <Line key={index} {...line} />
      ))}
    </div>
  )
}

function Line({ kind, text }: DiffLine) {
  if (kind === 'same') return <div className={styles.line}>{text}</div>
  const [Mark, word] = kind === 'added' ? (['ins', 'Added: '] as const) : (['del', 'Removed: '] as const)
  return (
    <Mark className={`${styles.line} ${styles[kind]}`}>
      <span className="visually-hidden">{word}</span>
      {text}
    </Mark>
  )
}
