import styles from './compare.module.css'
import { type Judged, verdictOf } from './verdict.ts'

interface Props {
  names: readonly [one: string, two: string]
  one: Judged
  two: Judged
}

/** Who each of two builds suits, in a sentence each; nothing where the figures are the same. */
export function Verdicts({ names, one, two }: Props) {
  const verdicts = [
    { name: names[0], text: verdictOf(one, two) },
    { name: names[1], text: verdictOf(two, one) },
  ].filter(({ text }) => text !== null)
  if (verdicts.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="verdicts">
      <h2 id="verdicts">Which one is for you?</h2>
      <dl className={styles.verdicts}>
        {verdicts.map(({ name, text }) => (
          <div key={name}>
            <dt className={styles.label}>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
