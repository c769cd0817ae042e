import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { buttonClass, EmptyState, NoSuchPage, Pagination, QueryView, Skeleton } from '@nireeka/ui'
import { useRef, useState } from 'react'

import { BulkBar } from './bulk/bulk-bar.tsx'
import type { BulkAction } from './bulk/bulk-action.ts'
import { SelectAll } from './bulk/select-all.tsx'
import { KeyHelp } from './key-help.tsx'
import type { ListDefinition } from './list.ts'
import styles from './list.module.css'
import { listPage } from './list-query.ts'
import { isNarrowed, nextSort } from './list-state.ts'
import { ListSummary } from './list-summary.tsx'
import { ListTable } from './list-table.tsx'
import { PageSize } from './page-size.tsx'
import { ListTools } from './list-tools.tsx'
import { useListKeys } from './use-list-keys.ts'
import { useListState } from './use-list-state.ts'
import { useSelection } from './use-selection.ts'
import { SavedViews } from './views/saved-views.tsx'

interface Props<Row extends { id: number }> {
  /** The list, which is defined once, outside of every component. */
  list: ListDefinition<Row>
  /** What can be done with many rows at once; without it rows can't be selected. */
  bulk?: ReadonlyArray<BulkAction<Row>>
}

const NO_ROWS = [] as const

/**
 * A list of the back office: search, filters, sort and page in the address, saved views, keys, selection with actions,
 * export. On a phone its rows are cards.
 */
export function AdminList<Row extends { id: number }>({ list, bulk }: Props<Row>) {
  const { http } = usePlatform()
  const view = useListState(list)
  const { state, show, toSearch } = view
  const query = useQuery(listPage(http, list, state))
  const selection = useSelection(toSearch({ ...state, page: 1, sort: '' }), query.data?.rows ?? NO_ROWS)
  const box = useRef<HTMLElement>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)

  function toggle(id: number) {
    const row = query.data?.rows.find((it) => it.id === id)
    if (row) selection.set([row], !selection.has(id))
  }
  useListKeys(box, { onToggle: bulk && toggle, onHelp: () => setHelpOpen(true) })

  const link = (page: number) => <Link to={{ search: toSearch({ ...state, page }) }} />
  return (
    <section ref={box} className={styles.list} tabIndex={-1} aria-label={list.title}>
      <SavedViews name={list.name} view={view} />
      <ListTools list={list} view={view} />
      <QueryView
        query={query}
        skeleton={<Waiting title={list.title} />}
        failed={`${list.title} can’t be shown right now`}
        isEmpty={({ total }) => total === 0}
        empty={<Empty list={list} isNarrowed={isNarrowed(state)} />}
      >
        {(page, isStale) =>
          page.rows.length === 0 ? (
            <NoSuchPage page={state.page} pages={page.pages} link={link} />
          ) : (
            <>
              <ListSummary list={list} total={page.total} view={view} onHelp={() => setHelpOpen(true)} />
              <ListTable
                list={list}
                rows={page.rows}
                sort={state.sort}
                isBusy={isStale}
                selection={bulk ? selection : null}
                onSort={(sort) => show((now) => ({ ...now, page: 1, sort: nextSort(now.sort, sort) }))}
              />
              <div className={styles.foot}>
                <Pagination page={state.page} pages={page.pages} link={link} />
                <PageSize list={list} total={page.total} view={view} />
              </div>
            </>
          )
        }
      </QueryView>
      {bulk ? (
        <BulkBar
          list={list}
          actions={bulk}
          selection={selection}
          box={box}
          tools={<SelectAll list={list} state={state} page={query.data} selection={selection} />}
        />
      ) : null}
      {isHelpOpen ? <KeyHelp onClose={() => setHelpOpen(false)} /> : null}
    </section>
  )
}

interface EmptyProps {
  list: Pick<ListDefinition<never>, 'empty' | 'nouns'>
  isNarrowed: boolean
}

function Empty({ list: { empty, nouns }, isNarrowed: isFiltered }: EmptyProps) {
  if (!isFiltered) return <EmptyState {...empty} />
  return (
    <EmptyState
      title={`No ${nouns[1]} match`}
      text="Try another search or fewer filters."
      action={
        <Link className={buttonClass({ tone: 'secondary' })} to={{ search: '' }}>
          Clear search and filters
        </Link>
      }
    />
  )
}

const Waiting = ({ title }: { title: string }) => (
  <div role="status" aria-label={`Loading: ${title}`}>
    <Skeleton kind="text" lines={12} />
  </div>
)
