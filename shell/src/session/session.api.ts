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

type TokenAnswer = Answer<{ token: string }>

export const postLogin = async (http: Http, credentials: Credentials) =>
  (await http.post<TokenAnswer>('/api/user/login', credentials, { anonymous: true })).data.token

export const postRegister = async (http: Http, registration: Registration) =>
  (await http.post<TokenAnswer>('/api/register', registration, { anonymous: true })).data.token

export const postRefresh = async (http: Http) =>
  (await http.post<TokenAnswer>('/api/auth/refresh', {}, { anonymous: true, headers: { 'x-nireeka': '1' } }))
    .data.token

export const getLogout = (http: Http) => http.get('/api/logout')

export const getMe = async (http: Http) => (await http.get<Answer<User>>('/api/me')).data
