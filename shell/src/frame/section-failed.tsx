import { FailedState } from '@nireeka/ui'

interface Props {
  failures: number
  onRetry: () => void
}

/** In place of a section that couldn't be loaded. After a second failure a request may hang in the browser itself: offer a reload. */
export function SectionFailed({ failures, onRetry }: Props) {
  const isStubborn = failures > 2
  return (
    <FailedState
      title="This section can’t be shown right now"
      message={
        isStubborn
          ? 'It still doesn’t answer. The rest of the shop and your cart are fine; loading the page anew may help.'
          : 'It doesn’t answer at the moment. The rest of the shop and your cart are fine.'
      }
      onRetry={isStubborn ? () => location.reload() : onRetry}
    />
  )
}
