import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

interface Props {
  kind?: 'block' | 'text' | 'title'
  /** Of text. */
  lines?: number
}

/** Holds the place of what is on its way. Readers hear the state from the part that loads, not from here. */
export const Skeleton = ({ kind = 'block', lines = 3 }: Props) =>
  kind === 'text' ? (
    <span className={styles.text} aria-hidden="true" data-part="loading">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classNames(styles.shape, styles.line)} />
      ))}
    </span>
  ) : (
    <span className={classNames(styles.shape, styles[kind])} aria-hidden="true" data-part="loading" />
  )
