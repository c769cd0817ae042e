import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import { postPath } from '../permalink/post-path.ts'
import styles from './new-replies.module.css'

interface Props {
  threadId: number
  /** How many new replies haven't been on the screen yet. */
  unseen: number
  /** How many replies have come since the page was opened. */
  arrived: number
  /** The number of the first unseen reply. */
  next: number
  onGo: () => void
}

/** Says that replies have come while somebody reads elsewhere, and leads to the first of them. */
export const NewReplies = ({ threadId, unseen, arrived, next, onGo }: Props) => (
  <>
    <output className="visually-hidden" aria-live="polite">
      {arrived > 0 ? words(arrived) : ''}
    </output>
    {unseen > 0 ? (
      <div className={styles.bar}>
        <Link className={buttonClass({ size: 'small' })} to={postPath(threadId, next)} onClick={onGo}>
          {words(unseen)}
        </Link>
      </div>
    ) : null}
  </>
)

const words = (count: number) => (count === 1 ? '1 new reply' : `${count} new replies`)
