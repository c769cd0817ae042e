import type { Answer, Http, User } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

export interface Profile {
  name: string
  email: string
  userName: string
  /** An address of a picture, or null. */
  avatar: string | null
  isImperial: boolean
}

export const profile = (http: Http) =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: async ({ signal }): Promise<Profile> => {
      const { data } = await http.get<Answer<User>>('/api/me', { signal })
      return {
        name: `${data.name} ${data.last_name}`.trim(),
        email: data.email,
        userName: data.user_name,
        avatar: data.avatar,
        isImperial: data.unit === 1,
      }
    },
  })

/** Toggles the unit (spec, section 7) and answers whether it is imperial now. */
export const toggleUnit = async (http: Http): Promise<boolean> =>
  (await http.get<Answer<Pick<User, 'unit'>>>('/api/set-unit')).data.unit === 1
