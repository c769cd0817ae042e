import { useQuery } from '@nireeka/kit/query'
import { FailedPart, QueryView, Skeleton } from '@nireeka/ui'

import { ralCode } from './ral.api.ts'

interface Props {
  count: 1 | 2
  /** The codes of the build. */
  codes: readonly string[]
  onName: (codes: string[]) => void
}

/** A colour that the rider names. The list of colours comes only here. */
export function NamedColour(props: Props) {
  return (
    <QueryView
      query={useQuery(ralCode)}
      skeleton={<Skeleton kind="text" lines={2} />}
      failed={({ retry }) => <FailedPart title="The RAL colours could not be loaded" onRetry={retry} />}
    >
      {({ RalFields, colours }) => <RalFields {...props} colours={colours} />}
    </QueryView>
  )
}
