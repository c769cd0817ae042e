import { isHttpError, messageOf, TEXTS } from '@nireeka/contracts'
import type { ReactElement, ReactNode } from 'react'

import { FailedState } from './failed-state.tsx'
import { PageSkeleton, type SkeletonKind } from './page-skeleton.tsx'

/** What is shown of a query: a TanStack Query result is one. */
export interface QueryState<Data> {
  status: 'pending' | 'error' | 'success'
  data: Data | undefined
  error: unknown
  /** True while `data` is what was asked for before. */
  isPlaceholderData: boolean
  refetch: () => unknown
}

export interface Failure {
  /** One sentence for a person. */
  message: string
  retry: () => void
}

interface Props<Data> {
  query: QueryState<Data>
  /** Holds the place while nothing is there yet: a kind of page, or an element. */
  skeleton: SkeletonKind | ReactElement
  /** The heading over the reason and 'Try again', or what is shown in their place. */
  failed: string | ((failure: Failure) => ReactNode)
  /** The reason if the failure has none of its own. */
  reason?: string
  /** Shown if the server doesn't know it, or can't read its id; without it, that fails like the rest. */
  notFound?: ReactNode
  /** Shown if there is nothing: an empty list, or what `isEmpty` says. */
  empty?: ReactNode
  isEmpty?: (data: Data) => boolean
  /** Shows what was loaded. `isStale` is true while the next data of the same place is on its way. */
  children: (data: Data, isStale: boolean) => ReactNode
}

/** Shows a query in each of its states: loading, failed with 'Try again', not found, empty and ready. */
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

/** 404: there is no such thing; 422: what the address says can't be the id of one. */
const isNotFound = (error: unknown) => isHttpError(error) && (error.status === 404 || error.status === 422)
