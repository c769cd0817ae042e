import advice from './advice.module.css'
import styles from './compare.module.css'
import { type Judged, verdictOf } from './verdict.ts'

interface Props {
  names: readonly string[]
  builds: readonly Judged[]
}

/** Who each build suits, in a sentence each; nothing where the figures are the same. */
export function Verdicts({ names, builds }: Props) {
  const verdicts = builds
    .map((build, index) => ({
      index,
      name: names[index],
      text: verdictOf(build, builds.toSpliced(index, 1)),
    }))
    .filter(({ text }) => text !== null)
  if (verdicts.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="verdicts">
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
