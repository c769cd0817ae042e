import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import { FailedState } from '@nireeka/ui'

import { NotFound } from '../not-found.tsx'

interface Props {
  error: Error
  onRetry: () => void
}

export function BikeFailed({ error, onRetry }: Props) {
  if (isHttpError(error) && [404, 422].includes(error.status)) return <NotFound />
  return (
    <FailedState
      title="This bike can’t be shown right now"
      message={messageOf(error, TEXTS.unreachable)}
      onRetry={onRetry}
    />
  )
}
