import type { Http } from '@nireeka/contracts'
import type { ChangePassword, SecurityData, SetPassword } from '@nireeka/contracts/api'
import type { output } from '@nireeka/contracts/zod'
import { queryOptions } from '@nireeka/kit/query'

export interface LoginSession {
  id: string
  /** Browser and system, such as "Firefox on Linux"; null if the browser didn't say. */
  device: string | null
  isCurrent: boolean
  isRemembered: boolean
  startedAt: Date
  lastSeenAt: Date
}

/** A linked account at an identity provider, which can be used to log in. */
export interface Identity {
  name: string
  title: string
  linkedAt: Date
}

export interface SecondFactor {
  since: Date
  recoveryCodesLeft: number
}

export interface Security {
  hasPassword: boolean
  /** Null while it is off. */
  secondFactor: SecondFactor | null
  identities: Identity[]
  sessions: LoginSession[]
}

/** The query for the member's login methods and active sessions. */
export const security = (http: Http) =>
  queryOptions({
    queryKey: ['security'],
    queryFn: async ({ signal }): Promise<Security> => {
      const { data } = await http.get('/api/account/security', { signal })
      return {
        hasPassword: data.has_password,
        secondFactor: data.second_factor && toSecondFactor(data.second_factor),
        identities: data.identities.map(({ provider_name, title, linked_at }) => ({
          name: provider_name,
          title,
          linkedAt: new Date(linked_at),
        })),
        sessions: data.sessions.map(toSession),
      }
    },
  })

const toSecondFactor = (data: NonNullable<SecurityData['second_factor']>): SecondFactor => ({
  since: new Date(data.since),
  recoveryCodesLeft: data.recovery_codes_left,
})

const toSession = (data: SecurityData['sessions'][number]): LoginSession => ({
  id: data.id,
  device: data.device,
  isCurrent: data.is_current,
  isRemembered: data.is_remembered,
  startedAt: new Date(data.started_at),
  lastSeenAt: new Date(data.last_seen_at),
})

/** The query for the identity providers that can be linked: name and display title. */
export const identityProviders = (http: Http) =>
  queryOptions({
    queryKey: ['identity-providers'],
    queryFn: async ({ signal }) => {
      const { data } = await http.get('/api/auth/socials', { signal })
      return data.providers.map(({ provider_name, title }) => ({ name: provider_name, title }))
    },
  })

/** Changes the password. All other sessions end; the HTTP client uses the new token from the answer. */
export async function changePassword(http: Http, passwords: output<typeof ChangePassword>) {
  await http.post('/api/change-password', passwords)
}

export async function setPassword(http: Http, passwords: output<typeof SetPassword>) {
  await http.post('/api/set-password', passwords)
}

export async function endSession(http: Http, id: string) {
  await http.delete('/api/account/sessions/:id', { params: { id } })
}

export async function endOtherSessions(http: Http) {
  await http.delete('/api/account/sessions')
}

export async function unlinkProvider(http: Http, name: string) {
  await http.delete('/api/account/identities/:provider_name', { params: { provider_name: name } })
}
