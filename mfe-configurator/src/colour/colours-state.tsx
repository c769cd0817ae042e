import { Alert, Button, Skeleton } from '@nireeka/ui'

import type { Size } from '../bikes/bike.ts'

interface Props {
  size: Size | null
  colours: { isPending: boolean; isError: boolean; refetch: () => Promise<unknown> }
}

/** Why there is no colour to choose: no size yet, on the way, could not be loaded, or not built. */
export function ColoursState({ size, colours }: Props) {
  if (!size) return <Alert>Choose your size to see its colours and when it can be with you.</Alert>
  if (colours.isError) {
    return (
      <Alert tone="danger" title="The colours could not be loaded">
        <Button tone="secondary" size="small" onClick={() => void colours.refetch()}>
          Try again
        </Button>
      </Alert>
    )
  }
  if (colours.isPending) {
    return (
      <div>
        <output className="visually-hidden">Loading the colours…</output>
        <Skeleton kind="text" lines={5} />
      </div>
    )
  }
  return (
    <Alert title="This size isn’t built at the moment">
      {size.note ? `${size.note}. ` : ''}Another size can be ordered today.
    </Alert>
  )
}
