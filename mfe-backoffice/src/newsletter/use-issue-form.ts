import { usePlatform } from '@nireeka/kit'
import { useQueryClient } from '@nireeka/kit/query'
import { useNavigate } from '@nireeka/kit/router'

import { useEditForm } from '../form/use-edit-form.ts'
import { listKey } from '../list/list-query.ts'
import { type Issue, issueById, IssueForm, type IssueValues, readIssue, saveIssue } from './newsletter.api.ts'

const EMPTY: IssueValues = {
  subject: '',
  preheader: '',
  body: '',
  segment: 'all',
  bikeId: null,
  countryId: null,
  version: 0,
}

function toValues(issue: Issue | null): IssueValues {
  if (!issue) return EMPTY
  const { subject, preheader, body, segment, bikeId, countryId, version } = issue
  return { subject, preheader, body, segment, bikeId, countryId, version }
}

/** Returns the form of an issue; null for a new one. */
export function useIssueForm(issue: Issue | null) {
  const { http } = usePlatform()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useEditForm({
    schema: IssueForm,
    stored: issue,
    toValues,
    save: (by, body, key) => saveIssue(by, issue?.id ?? null, body, key),
    read: issue ? (by) => readIssue(by, issue.id) : undefined,
    onStored: (stored, isSaved) => {
      queries.setQueryData(issueById(http, String(stored.id)).queryKey, stored)
      if (isSaved) void queries.invalidateQueries({ queryKey: listKey('newsletters') })
      if (!issue) void navigate(`/backoffice/newsletters/${stored.id}`, { replace: true })
    },
    saved: 'Draft saved.',
  })
}

export type IssueFormState = ReturnType<typeof useIssueForm>
