import { NothingAnswer, SandboxChoice, SandboxParams, SandboxQuery } from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

/** Endpoints that payment providers call, and the pages of the sandbox that stands in for a provider. */
export const providerCallEndpoints = {
  stripeEvent: {
    method: 'POST',
    path: '/api/webhooks/stripe',
    access: 'guest',
    isHidden: true,
    answer: NothingAnswer,
  },
  payPalEvent: {
    method: 'POST',
    path: '/api/webhooks/paypal',
    access: 'guest',
    isHidden: true,
    answer: NothingAnswer,
  },
  sandboxStyle: {
    method: 'GET',
    path: '/api/sandbox/style.css',
    access: 'guest',
    isHidden: true,
    answer: 'file',
  },
  sandboxPage: {
    method: 'GET',
    path: '/api/sandbox/:ref',
    access: 'guest',
    isHidden: true,
    params: SandboxParams,
    query: SandboxQuery,
    answer: 'file',
  },
  decideInSandbox: {
    method: 'POST',
    path: '/api/sandbox/:ref',
    access: 'guest',
    isHidden: true,
    params: SandboxParams,
    query: SandboxQuery,
    body: SandboxChoice,
    answer: 'file',
  },
} as const satisfies EndpointGroup
