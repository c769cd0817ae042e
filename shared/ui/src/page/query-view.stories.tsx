import { HttpError } from '@nireeka/contracts'

import { storyLink } from '../story-row.tsx'
import type { Stories } from '../story.ts'
import { EmptyState } from './empty-state.tsx'
import { FailedPart } from './failed-part.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { type QueryState, QueryView } from './query-view.tsx'

type Orders = readonly string[]

const state = (given: Partial<QueryState<Orders>>): QueryState<Orders> => ({
  status: 'success',
  data: undefined,
  error: null,
  isPlaceholderData: false,
  refetch: () => undefined,
  ...given,
})

const failure = (status: number, message: string) =>
  state({ status: 'error', error: new HttpError({ status, code: 'error', message }) })

const NO_ORDER = {
  title: 'No such order',
  text: 'The address may be mistyped.',
  waysOn: [{ label: 'Your orders', to: '#orders' }],
}

const view = (query: QueryState<Orders>) => (
  <QueryView
    query={query}
    skeleton="table"
    failed="Your orders can’t be shown right now"
    notFound={<NotFoundPage {...NO_ORDER} link={storyLink} />}
    empty={<EmptyState title="No orders yet" text="What you buy appears here." />}
  >
    {(orders) => (
      <ul>
        {orders.map((order) => (
          <li key={order}>{order}</li>
        ))}
      </ul>
    )}
  </QueryView>
)

export const stories: Stories = {
  Loading: () => view(state({ status: 'pending' })),
  Failed: () => view(failure(500, 'The server is busy.')),
  'A part has failed': () => (
    <QueryView
      query={failure(500, 'The colours could not be loaded.')}
      skeleton="text"
      failed={({ message, retry }) => <FailedPart title={message} onRetry={retry} />}
    >
      {(colours) => colours.join()}
    </QueryView>
  ),
  'Not found': () => view(failure(404, 'This order could not be found.')),
  Empty: () => view(state({ data: [] })),
  Ready: () => view(state({ data: ['NIR-2026-000123', 'NIR-2026-000098'] })),
}
