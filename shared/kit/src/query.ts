/** The part of TanStack Query that shell and remotes share, and the only way to load data from the server. */
export {
  QueryClient,
  QueryClientProvider,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'

export type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
