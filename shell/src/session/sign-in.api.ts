import type { Http } from '@nireeka/contracts'
import type { LoginData } from '@nireeka/contracts/api'

import { OWN_PAGE } from './session.api.ts'

/** The answer to a login; its message says what the login has changed. */
export interface LoginAnswer {
  data: LoginData
  message: string | null
}

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

/** The code that an identity provider's page sends back, for the server to exchange. */
export interface ProviderCode {
  provider: string
  code: string
  codeVerifier: string
}

/** A code for a login whose password was right. */
export interface LoginCode {
  challenge: string
  code: string
}

export const postLogin = async (http: Http, credentials: Credentials): Promise<LoginAnswer> =>
  http.post('/api/user/login', credentials, { anonymous: true })

export const postCode = async (http: Http, { challenge, code }: LoginCode): Promise<LoginAnswer> =>
  http.post('/api/user/login/code', { challenge, code }, { anonymous: true })

export const postRegister = (http: Http, registration: Registration) =>
  http.post('/api/register', registration, { anonymous: true })

export async function postProviderCode(
  http: Http,
  proof: ProviderCode & { remember: boolean },
): Promise<LoginAnswer> {
  const { provider, code, codeVerifier, remember } = proof
  const body = { provider_name: provider, code, code_verifier: codeVerifier, remember }
  return http.post('/api/auth/socials/code', body, OWN_PAGE)
}
