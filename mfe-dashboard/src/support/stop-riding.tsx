import { Alert } from '@nireeka/ui'

interface Props {
  notice: { title: string; text: string }
}

/** A safety warning, which screen readers announce immediately. */
export const StopRiding = ({ notice: { title, text } }: Props) => (
  <Alert tone="danger" title={title}>
    <p>{text}</p>
    <p>
      <a href="tel:+15550100">Call +1 555-0100</a>
    </p>
  </Alert>
)
