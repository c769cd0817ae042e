import {
  CreditGrant,
  CreditGrantHeaders,
  CreditsAnswer,
  CreditsQuery,
  CustomerAnswer,
  CustomerChange,
  CustomerExportQuery,
  CustomerListAnswer,
  CustomerListQuery,
  CustomerMerge,
  CustomerPurchasesAnswer,
  CustomerRoleChange,
  CustomerSupportAnswer,
  IdParams,
  MergeParams,
  MergePreviewAnswer,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

/** What every call that changes an account has in common: it answers the account as it is afterwards. */
const change = {
  method: 'POST',
  access: 'admin',
  params: IdParams,
  body: CustomerChange,
  answer: CustomerAnswer,
} as const

/** The members' accounts, as admins work on them. */
export const customerEndpoints = {
  list: {
    method: 'GET',
    path: '/api/backoffice/customers',
    access: 'admin',
    query: CustomerListQuery,
    answer: CustomerListAnswer,
  },
  export: {
    method: 'GET',
    path: '/api/backoffice/customers/export',
    access: 'admin',
    query: CustomerExportQuery,
    answer: 'file',
  },
  read: {
    method: 'GET',
    path: '/api/backoffice/customers/:id',
    access: 'admin',
    params: IdParams,
    answer: CustomerAnswer,
  },
  purchases: {
    method: 'GET',
    path: '/api/backoffice/customers/:id/purchases',
    access: 'admin',
    params: IdParams,
    answer: CustomerPurchasesAnswer,
  },
  credits: {
    method: 'GET',
    path: '/api/backoffice/customers/:id/credits',
    access: 'admin',
    params: IdParams,
    query: CreditsQuery,
    answer: CreditsAnswer,
  },
  support: {
    method: 'GET',
    path: '/api/backoffice/customers/:id/support',
    access: 'admin',
    params: IdParams,
    answer: CustomerSupportAnswer,
  },
  grantCredit: {
    method: 'POST',
    path: '/api/backoffice/customers/:id/credits',
    access: 'admin',
    params: IdParams,
    headers: CreditGrantHeaders,
    body: CreditGrant,
    answer: CreditsAnswer,
  },
  mergePreview: {
    method: 'GET',
    path: '/api/backoffice/customers/:id/merge/:into_id',
    access: 'admin',
    params: MergeParams,
    answer: MergePreviewAnswer,
  },
  merge: { ...change, path: '/api/backoffice/customers/:id/merge', body: CustomerMerge },
  block: { ...change, path: '/api/backoffice/customers/:id/block' },
  unblock: { ...change, path: '/api/backoffice/customers/:id/unblock' },
  signOut: { ...change, path: '/api/backoffice/customers/:id/sign-out' },
  role: { ...change, path: '/api/backoffice/customers/:id/role', body: CustomerRoleChange },
  askExport: { ...change, path: '/api/backoffice/customers/:id/data-export' },
  askDeletion: { ...change, path: '/api/backoffice/customers/:id/deletion' },
  cancelDeletion: { ...change, path: '/api/backoffice/customers/:id/deletion/cancel' },
} as const satisfies EndpointGroup
