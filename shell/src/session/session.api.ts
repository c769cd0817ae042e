import type { Answer, Http, User } from '@nireeka/contracts'

export interface Credentials {
  email: string
  password: string
  remember: boolean
}

export interface Registration {
  name: string
  lastname: string
  email: string
  password: string
  password_confirmation: string
}

/** What a provider's page sends back, to be exchanged by the server. */
export interface SocialCode {
  provider_name: string
  code: string
  code_verifier: string
}

type TokenAnswer = Answer<{ token: string }>

/** For calls that set the refresh cookie, or live by it: no form of another site can send this header. */
const OWN_PAGE = { anonymous: true, headers: { 'x-nireeka': '1' } }

export const postLogin = async (http: Http, credentials: Credentials) =>
  (await http.post<TokenAnswer>('/api/user/login', credentials, { anonymous: true })).data.token

export const postRegister = async (http: Http, registration: Registration) =>
  (await http.post<TokenAnswer>('/api/register', registration, { anonymous: true })).data.token

export const postSocialCode = async (http: Http, code: SocialCode & { remember: boolean }) =>
  (await http.post<TokenAnswer>('/api/auth/socials/code', code, OWN_PAGE)).data.token

export const postRefresh = async (http: Http) =>
  (await http.post<TokenAnswer>('/api/auth/refresh', {}, OWN_PAGE)).data.token

/** With this very token: the browser may have forgotten it already. */
export const getLogout = (http: Http, token: string, signal?: AbortSignal) =>
  http.get('/api/logout', { anonymous: true, headers: { authorization: `Bearer ${token}` }, signal })

export const getMe = async (http: Http) => (await http.get<Answer<User>>('/api/me')).data
