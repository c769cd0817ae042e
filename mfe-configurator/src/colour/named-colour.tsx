import { useQuery } from '@nireeka/kit/query'
import { FailedPart, QueryView, Skeleton } from '@nireeka/ui'

import { ralCode } from './ral.api.ts'

interface Props {
  count: 1 | 2
  /** The build's RAL codes. */
  codes: readonly string[]
  onName: (codes: string[]) => void
}

/** The fields for a custom colour. The list of RAL colours is loaded only here. */
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
