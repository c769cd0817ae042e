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
  CustomerSessionEnd,
  CustomerSupportAnswer,
  IdParams,
  MergeParams,
  MergePreviewAnswer,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

/** What every call that changes an account has in common: it answers the account as it is afterwards. */
const change = {
  method: 'POST',
  access: 'staff',
  params: IdParams,
  body: CustomerChange,
  answer: CustomerAnswer,
} as const

/** The members' accounts, as admins work on them. */
export const customerEndpoints = {
  list: {
    method: 'GET',
    path: '/api/backoffice/customers',
    access: 'staff',
    query: CustomerListQuery,
    answer: CustomerListAnswer,
  },
  export: {
    method: 'GET',
    path: '/api/backoffice/customers/export',
    access: 'staff',
    query: CustomerExportQuery,
    answer: 'file',
  },
  read: {
    method: 'GET',
    path: '/api/backoffice/customers/:id',
    access: 'staff',
    params: IdParams,
    answer: CustomerAnswer,
  },
  purchases: {
    method: 'GET',
    path: '/api/backoffice/customers/:id/purchases',
    access: 'staff',
    params: IdParams,
    answer: CustomerPurchasesAnswer,
  },
  credits: {
    method: 'GET',
    path: '/api/backoffice/customers/:id/credits',
    access: 'staff',
    params: IdParams,
    query: CreditsQuery,
    answer: CreditsAnswer,
  },
  support: {
    method: 'GET',
    path: '/api/backoffice/customers/:id/support',
    access: 'staff',
    params: IdParams,
    answer: CustomerSupportAnswer,
  },
  grantCredit: {
    method: 'POST',
    path: '/api/backoffice/customers/:id/credits',
    access: 'staff',
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
  merge: { ...change, access: 'admin', path: '/api/backoffice/customers/:id/merge', body: CustomerMerge },
  block: { ...change, access: 'admin', path: '/api/backoffice/customers/:id/block' },
  unblock: { ...change, access: 'admin', path: '/api/backoffice/customers/:id/unblock' },
  signOut: { ...change, path: '/api/backoffice/customers/:id/sign-out' },
  endSession: { ...change, path: '/api/backoffice/customers/:id/end-session', body: CustomerSessionEnd },
  role: { ...change, access: 'admin', path: '/api/backoffice/customers/:id/role', body: CustomerRoleChange },
  askExport: { ...change, path: '/api/backoffice/customers/:id/data-export' },
  askDeletion: { ...change, path: '/api/backoffice/customers/:id/deletion' },
  cancelDeletion: { ...change, path: '/api/backoffice/customers/:id/deletion/cancel' },
} as const satisfies EndpointGroup
