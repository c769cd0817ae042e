import { ICON_PATHS } from '../icon/icon-paths.ts'
import styles from './picture.module.css'

/** Replaces a missing picture: the product's initial, or a bike when there is no title. */
export function PictureFallback({ title }: { title: string }) {
  const initial = [...title.trim()][0]
  return (
    <svg
      className={styles.fallback}
      viewBox="0 0 96 60"
      role={title ? 'img' : undefined}
      aria-label={title || undefined}
      aria-hidden={title ? undefined : true}
    >
      <circle className={styles.ring} cx="48" cy="30" r="17" />
      {initial ? (
        <text className={styles.initial} x="48" y="30" textAnchor="middle" dominantBaseline="central">
          {initial.toUpperCase()}
        </text>
      ) : (
        <path className={styles.ring} transform="translate(36 18)" d={ICON_PATHS.bike} />
      )}
    </svg>
  )
}
