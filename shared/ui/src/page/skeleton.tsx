import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

interface Props {
  kind?: 'block' | 'text' | 'title'
  /** The number of lines in a text skeleton. */
  lines?: number
}

/**
 * A placeholder for what is loading. It is hidden from screen readers, which hear the state from the part that loads.
 */
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
