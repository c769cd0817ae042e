import type { Http } from '@nireeka/contracts'

import { OWN_PAGE, type TokenAnswer } from './session.api.ts'

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
  provider_name: string
  code: string
  code_verifier: string
}

export const postLogin = async (http: Http, credentials: Credentials) =>
  (await http.post<TokenAnswer>('/api/user/login', credentials, { anonymous: true })).data.token

export const postRegister = async (http: Http, registration: Registration) =>
  (await http.post<TokenAnswer>('/api/register', registration, { anonymous: true })).data.token

export const postProviderCode = async (http: Http, code: ProviderCode & { remember: boolean }) =>
  (await http.post<TokenAnswer>('/api/auth/socials/code', code, OWN_PAGE)).data.token
