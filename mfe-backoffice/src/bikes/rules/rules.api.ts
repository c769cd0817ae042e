import type { Http } from '@nireeka/contracts'
import {
  type AdminRuleData,
  RULE_KINDS,
  type RuleCheck,
  type RuleEdit,
  type RuleRowData,
} from '@nireeka/contracts/api'
import type { input, output } from '@nireeka/contracts/zod'
import { type InOurNames, inOurNames, inWireNames } from '@nireeka/kit'
import { queryOptions } from '@nireeka/kit/query'

import type { ListPage, ListState } from '../../list/list.ts'
import { readRows } from '../../list/read-rows.api.ts'
import type { FormFields, Saving } from '../use-catalogue-form.ts'

export type RuleRow = InOurNames<RuleRowData>
export type Rule = InOurNames<AdminRuleData>

/** Returns a page of all rules. */
export const readRules = (
  http: Http,
  { page, search, filters }: ListState,
  signal?: AbortSignal,
): Promise<ListPage<RuleRow>> =>
  readRows(page, (it) =>
    http.get('/api/backoffice/rules', {
      query: {
        page: it,
        search: search || undefined,
        kind: RULE_KINDS.find((kind) => kind === filters.kind),
      },
      signal,
    }),
  )

/** The query of a rule. It is read again on every visit, because other staff work on it, too. */
export const ruleById = (http: Http, id: string) =>
  queryOptions({
    queryKey: ['rule', id],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Rule> =>
      inOurNames((await http.get('/api/backoffice/rules/:id', { params: { id }, signal })).data),
  })

type RuleBody = output<typeof RuleEdit>
export type RuleFields = InOurNames<input<typeof RuleCheck>['rule']>

/** Creates a rule (`id` null) or saves it; returns the rule as it is by then. */
export async function saveRule(http: Http, { id, body, key, acceptBroken }: Saving<RuleBody>): Promise<Rule> {
  const { version, ...fields } = body
  const rule = { ...fields, accept_broken: acceptBroken }
  const { data } =
    id === null
      ? await http.post('/api/backoffice/rules', rule, { headers: { 'idempotency-key': key } })
      : await http.post('/api/backoffice/rules/:id', { ...rule, version }, { params: { id } })
  return inOurNames(data)
}

/** Returns what a rule would do to builds; nothing is saved. */
export async function checkRule(http: Http, id: number | null, fields: RuleFields & FormFields) {
  const { version: _version, acceptBroken: _accepting, ...rule } = fields
  const body = { id, rule: inWireNames<input<typeof RuleCheck>['rule']>(rule) }
  return inOurNames((await http.post('/api/backoffice/rules/check', body)).data)
}

/** Deletes a rule. */
export async function deleteRule(
  http: Http,
  { id, version }: Pick<Rule, 'id' | 'version'>,
  acceptBroken: boolean,
): Promise<null> {
  const body = { version, accept_broken: acceptBroken }
  await http.post('/api/backoffice/rules/:id/delete', body, { params: { id } })
  return null
}
