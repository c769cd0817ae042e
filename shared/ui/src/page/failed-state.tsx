import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './state.module.css'

interface Props {
  title: string
  /** One sentence for a person. */
  message: string
  onRetry?: () => void
}

/** Something could not be loaded: why, and the way to try again. */
export const FailedState = ({ title, message, onRetry }: Props) => (
  <section className={styles.state} role="alert" data-page="failed">
    <span className={styles.icon}>
      <Icon name="danger" />
    </span>
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.text}>{message}</p>
    {onRetry ? (
      <div className={styles.actions}>
        <Button tone="secondary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    ) : null}
  </section>
)
