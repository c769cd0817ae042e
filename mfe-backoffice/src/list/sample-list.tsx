import { StepUp } from '@nireeka/kit/step-up'
import { storage } from '@nireeka/kit/storage'
import { fakeHttp, renderPage } from '@nireeka/kit/testing'
import { loadPasswordDialog } from '@nireeka/ui'
import { beforeEach, vi } from 'vitest'

import { AdminList } from './admin-list.tsx'
import type { BulkAction } from './bulk/bulk-action.ts'
import type { ListDefinition, ListState } from './list.ts'

export interface Row {
  id: number
  name: string
}

const ROWS: Row[] = [
  { id: 1, name: 'Bell' },
  { id: 2, name: 'Lock' },
  { id: 3, name: 'Pump' },
]
/** Answers a page of the list; each test begins with three rows. */
export const read = vi.fn<(state: ListState) => Promise<{ rows: Row[]; total: number; pages: number }>>()

const LIST: ListDefinition<Row> = {
  name: 'things',
  title: 'Things',
  nouns: ['thing', 'things'],
  firstSort: 'name',
  pageSizes: [2, 500],
  columns: [
    { header: 'Name', cell: ({ name }) => name, sort: { name: 'name', first: 'ascending' } },
    { header: 'Id', cell: ({ id }) => id, align: 'end' },
  ],
  filters: [
    {
      kind: 'chips',
      name: 'status',
      label: 'Things by status',
      any: 'All',
      options: [
        { value: 'new', label: 'New' },
        { value: 'old', label: 'Old' },
        { value: 'none', label: 'Nowhere' },
      ],
    },
    { kind: 'day', name: 'from', label: 'From' },
  ],
  search: { label: 'Search things', placeholder: 'Name' },
  nameOf: ({ name }) => name,
  pathOf: ({ id }) => `/things/${id}`,
  read: (_, state) => read(state),
  count: () => Promise.resolve({ '': 3, new: 2, old: 1 }),
  exportCsv: (_, { search }) => Promise.resolve(new Blob([search])),
  empty: { title: 'There are no things', text: 'They appear here.' },
}

export const THREE = { rows: ROWS, total: 3, pages: 1 }
export const NONE = { rows: [], total: 0, pages: 0 }

/** Opens the list in a page. */
export function open(path = '/things', bulk?: ReadonlyArray<BulkAction<Row>>) {
  return renderPage(
    <StepUp loadDialog={loadPasswordDialog}>
      <AdminList list={LIST} bulk={bulk} />
    </StepUp>,
    path,
    { http: fakeHttp().http, notify: vi.fn<(tone: string, text: string) => void>() },
  )
}

beforeEach(() => {
  storage.clear('savedViews', 'letterKeys')
  read.mockReset().mockResolvedValue(THREE)
})
