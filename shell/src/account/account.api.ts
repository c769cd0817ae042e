import { type Http, isHttpError } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

export const postForgetPassword = (http: Http, input: { email: string }) =>
  http.post('/api/forget-password', input, { anonymous: true })

export interface ResetLink {
  token: string
  email: string
}

export const postResetPassword = (
  http: Http,
  input: ResetLink & { password: string; password_confirmation: string },
) => http.post('/api/reset-password', input, { anonymous: true })

/**
 * The query that checks whether the link in a reset email still works. The token is a secret, so the answer isn't
 * cached.
 */
export const resetLinkCheck = (http: Http, { token, email }: ResetLink) =>
  queryOptions({
    queryKey: ['reset-link', token, email],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<'good' | 'bad'> => {
      if (!token || !email) return 'bad'
      try {
        await http.get('/api/reset-password', {
          query: { token, email },
          anonymous: true,
          signal,
        })
        return 'good'
      } catch (error) {
        if (isGone(error)) return 'bad'
        throw error
      }
    },
  })

/** Returns whether a link never existed, has been used, or is too old. */
export const isGone = (error: unknown) => isHttpError(error) && [404, 410].includes(error.status)
