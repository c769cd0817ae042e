import type { Http } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

/** The query for whether the address of the member's account gets the newsletter. */
export const ownNewsletter = (http: Http) =>
  queryOptions({
    queryKey: ['own-newsletter'],
    // The link in the email changes it elsewhere.
    staleTime: 0,
    queryFn: async ({ signal }) => (await http.get('/api/account/newsletter', { signal })).data.state,
  })

/** Subscribes the member's address, which an email's link has to confirm, or removes it from the list. */
export async function saveNewsletter(http: Http, isSubscribed: boolean) {
  const { data, message } = await http.put('/api/account/newsletter', { is_subscribed: isSubscribed })
  return { state: data.state, message }
}
