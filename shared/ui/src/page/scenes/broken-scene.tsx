import { Scene } from './scene.tsx'
import styles from './scene.module.css'

/** A drawing: a broken chain, with its ends apart. */
export const BrokenScene = () => (
  <Scene>
    <g className={styles.paper}>
      <rect x="28" y="78" width="42" height="20" rx="10" />
      <rect x="58" y="78" width="42" height="20" rx="10" transform="rotate(-8 68 88)" />
      <rect x="142" y="88" width="42" height="20" rx="10" transform="rotate(16 174 98)" />
      <rect x="172" y="94" width="42" height="20" rx="10" />
    </g>
    <path
      className={styles.faint}
      strokeWidth="4"
      d="M38 88h.1M68 88h.1M90 85h.1M153 92h.1M174 98h.1M203 104h.1"
    />
    <path className={styles.copper} d="M122 68V54m-12 17-8-11m31 12 9-10" />
  </Scene>
)
