import type { Answer, Http } from '@nireeka/contracts'
import type { SocialProvider } from '@nireeka/contracts/api'
import { queryOptions } from '@nireeka/kit/query'

/** The providers that are configured. */
export const socialProviders = (http: Http) =>
  queryOptions({
    queryKey: ['social-providers'],
    queryFn: async ({ signal }) =>
      (
        await http.get<Answer<{ providers: SocialProvider[] }>>('/api/auth/socials', {
          anonymous: true,
          signal,
        })
      ).data.providers,
  })

export const postIdentity = (
  http: Http,
  code: { provider_name: string; code: string; code_verifier: string },
) => http.post('/api/account/identities', code)
