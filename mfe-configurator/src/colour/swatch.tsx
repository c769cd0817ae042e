import styles from './colour.module.css'

/** A colour as a dot; an open ring for a custom colour without a RAL code. */
export const Swatch = ({ colour }: { colour: string | null }) => (
  <svg className={styles.swatch} viewBox="0 0 28 28" aria-hidden="true">
    <circle className={colour ? styles.dot : styles.ring} cx="14" cy="14" r="13" fill={colour ?? 'none'} />
    {colour ? null : <path className={styles.plus} d="M14 9v10M9 14h10" />}
  </svg>
)
