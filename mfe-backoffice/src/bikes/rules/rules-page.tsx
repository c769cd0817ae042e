import { RULE_KINDS } from '@nireeka/contracts/api'
import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import { Below } from '../../below.tsx'
import { BackOfficePage } from '../../back-office-page.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import type { ListDefinition } from '../../list/list.ts'
import { selectFilter } from '../../list/select-filter.ts'
import { KIND_LABELS } from './kind-labels.ts'
import { readRules, type RuleRow } from './rules.api.ts'

const RULES: ListDefinition<RuleRow> = {
  name: 'rules',
  title: 'Rules',
  nouns: ['rule', 'rules'],
  columns: [
    { header: 'Rule', cell: ({ name }) => name, isNarrow: true },
    {
      header: 'Meaning',
      cell: ({ sentence, text }) => (
        <span>
          {sentence}
          <Below>{text}</Below>
        </span>
      ),
    },
    { header: 'Kind', cell: ({ kind }) => KIND_LABELS[kind] },
  ],
  filters: [
    selectFilter({
      name: 'kind',
      label: 'Kind',
      options: RULE_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
    }),
  ],
  search: { label: 'Search rules', placeholder: 'Rule number or text' },
  nameOf: ({ name }) => `rule ${name}`,
  pathOf: ({ id }) => `/backoffice/rules/${id}`,
  read: readRules,
  empty: { title: 'There are no rules yet', text: 'All parts can be combined.' },
}

export function RulesPage() {
  useTitle('Rules')
  return (
    <BackOfficePage
      heading="Rules"
      lead="Which parts go together."
      actions={
        <Link className={buttonClass({ size: 'small' })} to="/backoffice/rules/new">
          New rule
        </Link>
      }
    >
      <AdminList list={RULES} />
    </BackOfficePage>
  )
}
