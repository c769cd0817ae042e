import { Alert } from '@nireeka/ui'

import type { Receipt } from './contact.api.ts'

interface Props {
  notice: NonNullable<Receipt['notice']>
}

/** A safety notice, announced to screen readers immediately. */
export const StopRiding = ({ notice: { title, text } }: Props) => (
  <Alert tone="danger" title={title}>
    <p>{text}</p>
    <p>
      <a href="tel:+15550100">Call +1 555-0100</a>
    </p>
  </Alert>
)
