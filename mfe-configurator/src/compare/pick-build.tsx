import { BuildChoices } from './build-choices.tsx'
import type { Pair, Side } from './compare-address.ts'
import styles from './compare.module.css'

/** A side that shows no build yet, with what it can show. */
export const PickBuild = ({ pair, side }: { pair: Pair; side: Side }) => (
  <section className={styles.head} aria-labelledby={`pick-${side}`}>
    <h2 id={`pick-${side}`} className={styles.name}>
      Pick the {side === 'one' ? 'first' : 'second'} build
    </h2>
    <BuildChoices pair={pair} side={side} />
  </section>
)
