import type { Http } from '@nireeka/contracts'

import { OWN_PAGE } from './session.api.ts'

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

export const postLogin = async (http: Http, credentials: Credentials) =>
  (await http.post('/api/user/login', credentials, { anonymous: true })).data.token

export const postRegister = (http: Http, registration: Registration) =>
  http.post('/api/register', registration, { anonymous: true })

export async function postProviderCode(http: Http, proof: ProviderCode & { remember: boolean }) {
  const { provider, code, codeVerifier, remember } = proof
  const body = { provider_name: provider, code, code_verifier: codeVerifier, remember }
  return (await http.post('/api/auth/socials/code', body, OWN_PAGE)).data.token
}
