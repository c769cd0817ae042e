import { isHttpError } from '@nireeka/contracts'
import { QueryClient } from '@nireeka/kit/query'

const isRefusal = (error: unknown) => isHttpError(error) && error.status >= 400 && error.status < 500

/** One per remote. A failure that may pass is tried once more; a refusal is final, also for a page that is opened again. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < 1 && isHttpError(error) && !isRefusal(error),
        retryDelay: 400,
        retryOnMount: ({ state }) => !isRefusal(state.error),
      },
      mutations: { retry: false },
    },
  })
