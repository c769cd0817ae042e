import { useQuery } from '@nireeka/kit/query'
import { Alert, Button, Skeleton } from '@nireeka/ui'

import { ralColours } from './ral.api.ts'
import { RalFields } from './ral-fields.tsx'

interface Props {
  count: 1 | 2
  /** The codes of the build. */
  codes: readonly string[]
  onName: (codes: string[]) => void
}

/** A colour that the rider names. The list of colours comes only here. */
export function NamedColour(props: Props) {
  const list = useQuery(ralColours)
  if (list.isPending) return <Skeleton kind="text" lines={2} />
  if (list.isError) {
    return (
      <Alert tone="danger" title="The RAL colours could not be loaded">
        <Button tone="secondary" size="small" onClick={() => void list.refetch()}>
          Try again
        </Button>
      </Alert>
    )
  }
  return <RalFields {...props} colours={list.data} />
}
