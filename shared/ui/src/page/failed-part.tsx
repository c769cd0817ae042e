import { Button } from '../button/button.tsx'
import { Alert } from '../notice/alert.tsx'

interface Props {
  /** One sentence about what failed. */
  title: string
  onRetry: () => void
}

/** A message for a small part of a page that couldn't be loaded, with a button to try again. */
export const FailedPart = ({ title, onRetry }: Props) => (
  <Alert tone="danger" title={title}>
    <Button tone="secondary" size="small" onClick={onRetry}>
      Try again
    </Button>
  </Alert>
)
