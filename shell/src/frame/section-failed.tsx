import { Alert, Button, FailedState } from '@nireeka/ui'

import styles from './section-failed.module.css'

interface Props {
  failures: number
  /** Whether the server-rendered page is shown below: it can be read, but its buttons don't work. */
  isReadable?: boolean
  onRetry: () => void
}

/**
 * Shown in place of a section that couldn't be loaded. After a second failure it offers a reload, because the browser
 * may be stuck on a hanging request.
 */
export function SectionFailed({ failures, isReadable = false, onRetry }: Props) {
  const offersReload = failures > 2
  const retry = offersReload ? () => location.reload() : onRetry
  if (isReadable) return <NotHydrated onRetry={retry} />
  return (
    <FailedState
      title="This section can’t be shown right now"
      message={
        offersReload
          ? 'It still isn’t responding. The rest of the shop and your cart are fine; reloading the page may help.'
          : 'It isn’t responding at the moment. The rest of the shop and your cart are fine.'
      }
      onRetry={retry}
    />
  )
}

const NotHydrated = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.notice}>
    <Alert tone="danger" title="This section is only partly loaded">
      <p>You can read it, but its buttons don’t work yet. The rest of the shop is fine.</p>
      <Button tone="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  </div>
)
