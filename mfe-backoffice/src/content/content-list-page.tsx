import { useTitle } from '@nireeka/kit'
import { Link, useParams } from '@nireeka/kit/router'
import { buttonClass } from '@nireeka/ui'

import { BackOfficePage } from '../back-office-page.tsx'
import { Below } from '../below.tsx'
import { DateAndTime } from '../date-and-time.tsx'
import { AdminList } from '../list/admin-list.tsx'
import type { ListDefinition } from '../list/list.ts'
import { selectFilter } from '../list/select-filter.ts'
import { NotFound } from '../not-found.tsx'
import { type ContentRow, readContents } from './content.api.ts'
import type { ContentKind } from './content-kind.ts'
import { ContentStateBadge, STATE_LABELS } from './content-state.tsx'
import { kindAt, listPathOf } from './kinds.ts'

/** The list of all content of a kind. */
export function ContentListPage() {
  const kind = kindAt(useParams().kind)
  return kind ? <ContentList key={kind.kind} kind={kind} /> : <NotFound />
}

function ContentList({ kind }: { kind: ContentKind }) {
  useTitle(kind.title)
  return (
    <BackOfficePage
      heading={kind.title}
      lead={kind.lead}
      actions={
        kind.empty ? (
          <Link className={buttonClass({ size: 'small' })} to={`${listPathOf(kind)}/new`}>
            New {kind.nouns[0]}
          </Link>
        ) : undefined
      }
    >
      <AdminList list={contentList(kind)} />
    </BackOfficePage>
  )
}

const contentList = (kind: ContentKind): ListDefinition<ContentRow> => ({
  name: `content-${kind.kind}`,
  title: kind.title,
  nouns: kind.nouns,
  columns: [
    { header: 'Title', cell: ({ title }) => title },
    {
      header: 'Status',
      cell: ({ state, publishAt }) => (
        <span>
          <ContentStateBadge state={state} />
          {publishAt ? (
            <Below>
              <DateAndTime at={new Date(publishAt)} />
            </Below>
          ) : null}
        </span>
      ),
    },
    {
      header: 'Last saved',
      isFact: true,
      cell: ({ writtenAt, writtenBy }) => (
        <span>
          <DateAndTime at={new Date(writtenAt)} />
          <Below>{writtenBy ?? 'Original'}</Below>
        </span>
      ),
    },
  ],
  filters: [selectFilter({ name: 'state', label: 'Status', options: STATE_LABELS })],
  search: { label: `Search ${kind.nouns[1]}`, placeholder: 'A part of the title' },
  nameOf: ({ title }) => title,
  pathOf: ({ key }) => `${listPathOf(kind)}/${key}`,
  read: (http, state, signal) => readContents(http, kind.kind, state, signal),
  empty: { title: `There are no ${kind.nouns[1]} yet`, text: 'What you write appears here.' },
})
