import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { useNavigate, useParams } from '@nireeka/kit/router'
import { Button, QueryView, Skeleton } from '@nireeka/ui'

import { CatalogueItemPage } from '../catalogue-item-page.tsx'
import { catalogueChoices } from '../choices.api.ts'
import { useCatalogueChange } from '../use-catalogue-change.ts'
import { RuleForm } from './rule-form.tsx'
import { deleteRule, type Rule, ruleById } from './rules.api.ts'

const AREA = { label: 'Rules', path: '/backoffice/rules' }

export function RulePage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const query = useQuery(ruleById(http, id))
  return (
    <CatalogueItemPage
      area={AREA}
      title={query.data ? `Rule ${query.data.name}` : 'Rule'}
      query={query}
      actions={(rule) => <Deletion rule={rule} />}
    >
      {(rule) => <StoredRule key={rule.id} rule={rule} />}
    </CatalogueItemPage>
  )
}

function StoredRule({ rule }: { rule: Rule }) {
  const choices = useQuery(catalogueChoices(usePlatform().http))
  return (
    <QueryView
      query={choices}
      skeleton={<Skeleton kind="text" lines={12} />}
      failed="The form can’t be shown right now"
    >
      {(it) => <RuleForm rule={rule} choices={it} />}
    </QueryView>
  )
}

function Deletion({ rule }: { rule: Rule }) {
  const { http, confirm } = usePlatform()
  const navigate = useNavigate()
  const { press, isBusy } = useCatalogueChange({
    queryKey: ruleById(http, String(rule.id)).queryKey,
    lists: ['rules'],
  })
  async function remove() {
    if (!(await confirm(questionOf(rule)))) return
    const isDone = await press({
      make: (by, acceptBroken) => deleteRule(by, rule, acceptBroken),
      done: `Rule ${rule.name} deleted.`,
    })
    if (isDone) void navigate(AREA.path)
  }
  return (
    <Button size="small" tone="secondary" isBusy={isBusy} onClick={() => void remove()}>
      Delete
    </Button>
  )
}

const questionOf = ({ name, sentence }: Rule) => ({
  kind: 'alert' as const,
  title: `Delete rule ${name}?`,
  text: sentence,
  confirm: 'Delete rule',
  cancel: 'Keep it',
  isDangerous: true,
})

export function NewRulePage() {
  const choices = useQuery(catalogueChoices(usePlatform().http))
  return (
    <CatalogueItemPage area={AREA} title="New rule" query={choices}>
      {(it) => <RuleForm rule={null} choices={it} />}
    </CatalogueItemPage>
  )
}
