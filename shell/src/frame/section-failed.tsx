import { FailedState } from '@nireeka/ui'

interface Props {
  failures: number
  /** The page itself stands below, as it came in the HTML: it can be read, and its buttons do nothing. */
  isReadable?: boolean
  onRetry: () => void
}

/** In place of a section that couldn't be loaded. After a second failure a request may hang in the browser itself: offer a reload. */
export function SectionFailed({ failures, isReadable = false, onRetry }: Props) {
  const isStubborn = failures > 2
  return (
    <FailedState
      title={isReadable ? 'This section is only half here' : 'This section can’t be shown right now'}
      message={words(isReadable, isStubborn)}
      onRetry={isStubborn ? () => location.reload() : onRetry}
    />
  )
}

function words(isReadable: boolean, isStubborn: boolean) {
  if (isReadable) return 'You can read it, but its buttons don’t answer yet. The rest of the shop is fine.'
  return isStubborn
    ? 'It still doesn’t answer. The rest of the shop and your cart are fine; loading the page anew may help.'
    : 'It doesn’t answer at the moment. The rest of the shop and your cart are fine.'
}
