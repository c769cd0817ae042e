import type { Http, User } from '@nireeka/contracts'
import { queryOptions } from '@nireeka/kit/query'

export interface Profile {
  name: string
  email: string
  userName: string
  /** A picture's URL, or null. */
  avatar: string | null
  isImperial: boolean
}

export const profile = (http: Http) =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: async ({ signal }): Promise<Profile> => {
      const { data } = await http.get('/api/me', { signal })
      return toProfile(data)
    },
  })

/** Returns a member's profile from a user of the session or the API. */
export const toProfile = (user: User): Profile => ({
  name: `${user.name} ${user.last_name}`.trim(),
  email: user.email,
  userName: user.user_name,
  avatar: user.avatar,
  isImperial: user.unit === 1,
})

/** Toggles the unit (spec, section 7), and returns whether it is now imperial. */
export const toggleUnit = async (http: Http): Promise<boolean> =>
  (await http.get('/api/set-unit')).data.unit === 1
