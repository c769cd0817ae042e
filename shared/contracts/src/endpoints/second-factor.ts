import {
  CodeLogin,
  NoBody,
  NothingAnswer,
  PasswordAndCode,
  RecoveryCodesAnswer,
  SecondFactorSetupAnswer,
  TokenAnswer,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

export const secondFactorEndpoints = {
  login: {
    method: 'POST',
    path: '/api/user/login/code',
    access: 'guest',
    body: CodeLogin,
    answer: TokenAnswer,
  },
  begin: {
    method: 'POST',
    path: '/api/account/second-factor',
    access: 'member',
    body: NoBody,
    answer: SecondFactorSetupAnswer,
  },
  turnOn: {
    method: 'POST',
    path: '/api/account/second-factor/on',
    access: 'member',
    body: PasswordAndCode,
    answer: RecoveryCodesAnswer,
  },
  replaceRecoveryCodes: {
    method: 'POST',
    path: '/api/account/second-factor/recovery-codes',
    access: 'member',
    body: PasswordAndCode,
    answer: RecoveryCodesAnswer,
  },
  turnOff: {
    method: 'POST',
    path: '/api/account/second-factor/off',
    access: 'member',
    body: PasswordAndCode,
    answer: NothingAnswer,
  },
} as const satisfies EndpointGroup
