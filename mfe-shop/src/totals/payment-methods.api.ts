import type { Http } from '@nireeka/contracts'
import type { ProviderName } from '@nireeka/contracts/api'
import { usePlatform } from '@nireeka/kit'
import { queryOptions, useQuery } from '@nireeka/kit/query'

const paymentMethods = (http: Http) =>
  queryOptions({
    queryKey: ['payment-methods'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<readonly ProviderName[]> =>
      (await http.get('/api/payment-methods', { signal })).data.providers,
  })

/** Returns the payment providers that are on; undefined while they are asked for, none where that fails. */
export function usePaymentMethods(): readonly ProviderName[] | undefined {
  const { http } = usePlatform()
  const { data, isError } = useQuery(paymentMethods(http))
  return isError ? [] : data
}
