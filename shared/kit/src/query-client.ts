import { isHttpError } from '@nireeka/contracts'
import { QueryClient } from '@nireeka/kit/query'

const isPassing = (error: unknown) => isHttpError(error) && (error.status === 0 || error.status >= 500)

/** One per remote. A failure that may pass is tried once more; a refusal is final. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (count, error) => count < 1 && isPassing(error), retryDelay: 400 },
      mutations: { retry: false },
    },
  })
