import {
  AdminRuleAnswer,
  BuildEffectsAnswer,
  CreatingHeaders,
  IdParams,
  NewRule,
  NothingAnswer,
  RuleCheck,
  RuleEdit,
  RuleListAnswer,
  RuleListQuery,
  RuleRemoval,
} from '@nireeka/contracts/api'

import type { EndpointGroup } from './endpoint.ts'

/** The rules of which parts go together, as admins write them. */
export const ruleAdminEndpoints = {
  list: {
    method: 'GET',
    path: '/api/backoffice/rules',
    access: 'staff',
    query: RuleListQuery,
    answer: RuleListAnswer,
  },
  read: {
    method: 'GET',
    path: '/api/backoffice/rules/:id',
    access: 'staff',
    params: IdParams,
    answer: AdminRuleAnswer,
  },
  check: {
    method: 'POST',
    path: '/api/backoffice/rules/check',
    access: 'staff',
    body: RuleCheck,
    answer: BuildEffectsAnswer,
    writesNothing: true,
  },
  create: {
    method: 'POST',
    path: '/api/backoffice/rules',
    access: 'staff',
    headers: CreatingHeaders,
    body: NewRule,
    answer: AdminRuleAnswer,
  },
  edit: {
    method: 'POST',
    path: '/api/backoffice/rules/:id',
    access: 'staff',
    params: IdParams,
    body: RuleEdit,
    answer: AdminRuleAnswer,
  },
  remove: {
    method: 'POST',
    path: '/api/backoffice/rules/:id/delete',
    access: 'staff',
    params: IdParams,
    body: RuleRemoval,
    answer: NothingAnswer,
  },
} as const satisfies EndpointGroup
