import type { User } from '@nireeka/contracts'
import { useState } from 'react'

import styles from './menus.module.css'

/** The size of the picture's box in CSS pixels, also before it has loaded. */
const SIZE = 36

/** The member's picture in the header; the first letter of their name without one, or when it can't be loaded. */
export function UserBadge({ user: { name, avatar } }: { user: Pick<User, 'name' | 'avatar'> }) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={styles.avatar} aria-hidden="true">
      {avatar !== null && avatar !== failed ? (
        <img src={avatar} alt="" width={SIZE} height={SIZE} onError={() => setFailed(avatar)} />
      ) : (
        name.slice(0, 1)
      )}
    </span>
  )
}
