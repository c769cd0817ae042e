import { isHttpError } from '@nireeka/contracts'
import { QueryClient } from '@nireeka/kit/query'

const isRefusal = (error: unknown) => isHttpError(error) && error.status >= 400 && error.status < 500

/**
 * Returns a query client; each remote has one. Temporary failures are retried once. Refusals are final, also when a
 * page is opened again. Without a connection a request fails, instead of waiting for it, so that the page says so.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        refetchOnReconnect: true,
        retry: (count, error) => count < 1 && isHttpError(error) && !isRefusal(error),
        retryDelay: 400,
        retryOnMount: ({ state }) => !isRefusal(state.error),
      },
    },
  })
