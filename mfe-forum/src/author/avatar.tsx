import type { Author } from './author.ts'
import styles from './avatar.module.css'

/** Decoration beside the name: the rider's picture, or the first letter. */
export const Avatar = ({ author: { userName, avatar } }: { author: Author }) =>
  avatar ? (
    <img className={styles.avatar} src={avatar} alt="" width={44} height={44} loading="lazy" />
  ) : (
    <span className={styles.avatar} aria-hidden="true">
      {[...userName][0]?.toLocaleUpperCase('en')}
    </span>
  )
