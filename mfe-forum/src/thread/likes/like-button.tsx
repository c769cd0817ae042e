import { formatNumber } from '@nireeka/contracts'
import { Button, Icon } from '@nireeka/ui'

import styles from '../actions/actions.module.css'
import type { LikeState } from './create-likes.ts'

interface Props {
  postNumber: number
  state: LikeState
  onClick: () => void
}

/** Likes a post, or takes the like back: a heart with how many do. */
export const LikeButton = ({ postNumber, state: { isLiked, likes }, onClick }: Props) => (
  <Button
    size="small"
    tone="quiet"
    className={isLiked ? `${styles.action} ${styles.liked}` : styles.action}
    aria-pressed={isLiked}
    onClick={onClick}
  >
    <Icon name="heart" />
    <span className="visually-hidden">
      Like post {postNumber}
      {likes > 0 ? `, ${formatNumber(likes)} ${likes === 1 ? 'like' : 'likes'}` : null}
    </span>
    {likes > 0 ? (
      <span className={styles.count} aria-hidden="true">
        {formatNumber(likes)}
      </span>
    ) : null}
  </Button>
)
