import { ADMIN_FLAG, AGENT_FLAG, type Http, type User } from '@nireeka/contracts'
import type { ProfileInput } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import { queryOptions } from '@nireeka/kit/query'

export interface Profile {
  /** First and last name. */
  name: string
  firstName: string
  lastName: string
  email: string
  userName: string
  /** A picture's URL, or null. */
  avatar: string | null
  isImperial: boolean
  /** In cm; null when the member hasn't told it. */
  heightCm: number | null
  isStaff: boolean
  isWorkshop: boolean
  /** Null where the session doesn't say. */
  memberSince: Date | null
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
  firstName: user.name,
  lastName: user.last_name,
  email: user.email,
  userName: user.user_name,
  avatar: user.avatar,
  isImperial: user.unit === 1,
  heightCm: user.height_cm ?? null,
  isStaff: user.is_admin === ADMIN_FLAG || user.is_admin === AGENT_FLAG,
  isWorkshop: user.is_workshop === true,
  memberSince: user.member_since ? new Date(user.member_since) : null,
})

/** Toggles the unit (spec, section 7), and returns whether it is now imperial. */
export const toggleUnit = async (http: Http): Promise<boolean> =>
  (await http.get('/api/set-unit')).data.unit === 1

/** Saves the member's names, and returns the profile as it is now. */
export const saveProfile = async (http: Http, names: z.output<typeof ProfileInput>): Promise<Profile> =>
  toProfile((await http.put('/api/account/profile', names)).data)

/** The query of why the member can't have a user name; `refusal` is null when they can. */
export const userNameRefusal = (http: Http, userName: string) =>
  queryOptions({
    queryKey: ['user-name', userName],
    queryFn: async ({ signal }) =>
      (await http.get('/api/account/user-name', { query: { user_name: userName }, signal })).data,
  })
