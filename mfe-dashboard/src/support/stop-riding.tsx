import { Alert } from '@nireeka/ui'

interface Props {
  notice: { title: string; text: string }
}

/** A warning that screen readers read at once, since it is about safety. */
export const StopRiding = ({ notice: { title, text } }: Props) => (
  <Alert tone="danger" title={title}>
    <p>{text}</p>
    <p>
      <a href="tel:+15550100">Call +1 555-0100</a>
    </p>
  </Alert>
)
