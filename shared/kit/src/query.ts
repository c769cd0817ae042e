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

/** A viewer for whom data can differ from a guest's: a logged-in member, or staff alone. */
export type Viewer = 'member' | 'staff'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * For whom the answer differs from a guest's, with which the server has rendered the page. Such data are loaded
       * again, behind what is shown, once it is known that one of them is here.
       */
      differsFor?: Viewer
    }
  }
}
