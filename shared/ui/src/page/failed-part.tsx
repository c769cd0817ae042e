import { Button } from '../button/button.tsx'
import { Alert } from '../notice/alert.tsx'

interface Props {
  /** One sentence for a person. */
  title: string
  onRetry: () => void
}

/** A small part of a page could not be loaded, the rest of which stays. */
export const FailedPart = ({ title, onRetry }: Props) => (
  <Alert tone="danger" title={title}>
    <Button tone="secondary" size="small" onClick={onRetry}>
      Try again
    </Button>
  </Alert>
)
