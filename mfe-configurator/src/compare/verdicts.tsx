import advice from './advice.module.css'
import styles from './compare.module.css'
import { type Judged, verdictOf } from './verdict.ts'

interface Props {
  names: readonly string[]
  builds: readonly Judged[]
  /** The indexes of the columns that are shown, which a verdict compares. */
  inView: readonly number[]
}

/** Who each build suits, in a sentence each; nothing where the figures are the same. */
export function Verdicts({ names, builds, inView }: Props) {
  const verdicts = inView
    .map((index) => ({ index, name: names[index], text: verdictAt(index, builds, inView) }))
    .filter(({ text }) => text !== null)
  if (verdicts.length === 0) return null
  return (
    <section className={`${styles.part} ${advice.judged}`} aria-labelledby="verdicts">
      <h2 id="verdicts">Which one is for you?</h2>
      <dl className={advice.verdicts}>
        {verdicts.map(({ index, name, text }) => (
          <div key={name} data-at={index}>
            <dt className={advice.label}>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function verdictAt(index: number, builds: readonly Judged[], inView: readonly number[]) {
  const mine = builds[index]
  const others = inView.flatMap((column) => (column === index ? [] : (builds[column] ?? [])))
  return mine ? verdictOf(mine, others) : null
}
