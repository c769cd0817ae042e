import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import type { ReactElement, ReactNode } from 'react'

import { FailedState } from './failed-state.tsx'
import { PageSkeleton, type SkeletonKind } from './page-skeleton.tsx'

/** The state of a query that is shown; a TanStack Query result has this type. */
export interface QueryState<Data> {
  status: 'pending' | 'error' | 'success'
  data: Data | undefined
  error: unknown
  /** True while `data` belongs to the previous request. */
  isPlaceholderData: boolean
  refetch: () => unknown
}

export interface Failure {
  /** One sentence about why the query failed. */
  message: string
  retry: () => void
}

interface Props<Data> {
  query: QueryState<Data>
  /** Shown while there is no data: a kind of skeleton, or an element. */
  skeleton: SkeletonKind | ReactElement
  /** The heading above the reason and 'Try again', or a function that returns the whole message. */
  failed: string | ((failure: Failure) => ReactNode)
  /** The reason for failures that have none of their own. */
  reason?: string
  /**
   * Shown when the server answers that the thing doesn't exist or its id is invalid; without it, that is shown as a
   * failure.
   */
  notFound?: ReactNode
  /** Shown when there is nothing: an empty list, or data for which `isEmpty` returns true. */
  empty?: ReactNode
  isEmpty?: (data: Data) => boolean
  /** Renders the data. `isStale` is true while newer data for the same place loads. */
  children: (data: Data, isStale: boolean) => ReactNode
}

/** Renders a query in each of its states: loading, failed with 'Try again', not found, empty and ready. */
export function QueryView<Data>(props: Props<Data>): ReactNode {
  const { query, skeleton, empty, isEmpty = isEmptyList, children } = props
  const { status, data, isPlaceholderData } = query
  if (status === 'error') return <Failed {...props} />
  if (status === 'pending' || data === undefined) return toElement(skeleton)
  if (empty !== undefined && isEmpty(data)) return empty
  return children(data, isPlaceholderData)
}

function Failed<Data>({ query, failed, reason = TEXTS.unreachable, notFound }: Props<Data>): ReactNode {
  if (notFound !== undefined && isNotFound(query.error)) return notFound
  const message = messageOf(query.error, reason)
  const retry = () => void query.refetch()
  if (typeof failed === 'function') return failed({ message, retry })
  return <FailedState title={failed} message={message} onRetry={retry} />
}

const toElement = (skeleton: SkeletonKind | ReactElement) =>
  typeof skeleton === 'string' ? <PageSkeleton kind={skeleton} /> : skeleton

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0

/** Returns whether an error means "not found": 404, or 422 when the address has no valid id. */
const isNotFound = (error: unknown) => isHttpError(error) && (error.status === 404 || error.status === 422)
