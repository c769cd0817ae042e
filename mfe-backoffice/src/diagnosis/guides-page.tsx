import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Badge, buttonClass } from '@nireeka/ui'

import { BackOfficePage } from '../back-office-page.tsx'
import { DateAndTime } from '../date-and-time.tsx'
import { AdminList } from '../list/admin-list.tsx'
import type { ListDefinition } from '../list/list.ts'
import { type GuideRow, readGuides } from './diagnosis.api.ts'
import { AREA_LABELS, toOptions } from './guide-texts.ts'

const GUIDES: ListDefinition<GuideRow> = {
  name: 'diagnosis',
  title: 'Troubleshooter',
  nouns: ['guide', 'guides'],
  columns: [
    { header: 'Guide', cell: ({ code, title }) => (code ? `${code}: ${title}` : title) },
    {
      header: 'Status',
      cell: ({ isPublished }) => (
        <Badge tone={isPublished ? 'success' : 'neutral'}>{isPublished ? 'Published' : 'Draft'}</Badge>
      ),
    },
    { header: 'Area', cell: ({ area }) => AREA_LABELS[area] },
    { header: 'Checks', cell: ({ checkCount }) => checkCount, align: 'end' },
    { header: 'Changed', cell: ({ updatedAt }) => <DateAndTime at={new Date(updatedAt)} /> },
  ],
  filters: [
    {
      kind: 'select',
      name: 'kind',
      label: 'Kind',
      any: 'Symptoms and codes',
      options: [
        { value: 'symptom', label: 'Symptoms' },
        { value: 'code', label: 'Codes' },
      ],
    },
    { kind: 'select', name: 'area', label: 'Area', any: 'All areas', options: toOptions(AREA_LABELS) },
    {
      kind: 'select',
      name: 'state',
      label: 'Status',
      any: 'All',
      options: [
        { value: 'published', label: 'Published' },
        { value: 'draft', label: 'Drafts' },
      ],
    },
  ],
  search: { label: 'Search guides', placeholder: 'Title or code' },
  nameOf: ({ title }) => title,
  pathOf: ({ id }) => `/backoffice/diagnosis/${id}`,
  read: readGuides,
  empty: { title: 'No guides yet', text: 'A guide leads riders from a symptom or a code to what helps.' },
}

/** The guides of the help centre's troubleshooter. */
export function GuidesPage() {
  useTitle('Troubleshooter')
  return (
    <BackOfficePage
      heading="Troubleshooter"
      lead="Symptoms and display codes, with the checks that lead to a part, a workshop or a ticket."
      actions={
        <Link className={buttonClass({ size: 'small' })} to="/backoffice/diagnosis/new">
          New guide
        </Link>
      }
    >
      <AdminList list={GUIDES} />
    </BackOfficePage>
  )
}
