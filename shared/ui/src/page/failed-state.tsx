import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './state.module.css'

interface Props {
  title: string
  /** One sentence about why it failed. */
  message: string
  onRetry?: () => void
}

/** A message for what couldn't be loaded: the reason, and a button to try again. */
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
