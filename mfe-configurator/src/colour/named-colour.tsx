import { useQuery } from '@nireeka/kit/query'
import { Alert, Button, Skeleton } from '@nireeka/ui'

import { ralCode } from './ral.api.ts'

interface Props {
  count: 1 | 2
  /** The codes of the build. */
  codes: readonly string[]
  onName: (codes: string[]) => void
}

/** A colour that the rider names. The list of colours comes only here. */
export function NamedColour(props: Props) {
  const code = useQuery(ralCode)
  if (code.isPending) return <Skeleton kind="text" lines={2} />
  if (code.isError) {
    return (
      <Alert tone="danger" title="The RAL colours could not be loaded">
        <Button tone="secondary" size="small" onClick={() => void code.refetch()}>
          Try again
        </Button>
      </Alert>
    )
  }
  const { RalFields, colours } = code.data
  return <RalFields {...props} colours={colours} />
}
