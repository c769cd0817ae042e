import { formatNumber, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import {
  Breadcrumbs,
  buttonClass,
  EmptyState,
  FailedState,
  NoResultsScene,
  PageSkeleton,
  Pagination,
} from '@nireeka/ui'

import { MendedNotice } from '../search/mended-notice.tsx'
import type { Question } from '../search/question.ts'
import { PartTable } from './part-table.tsx'
import { families, parts, sparesPath } from './spares.api.ts'
import styles from './spares.module.css'

export function Parts({ question }: { question: Question }) {
  const { http } = usePlatform()
  const { q, page } = question
  const found = useQuery(parts(http, question))
  const known = useQuery(families(http))

  if (found.isPending) return <PageSkeleton kind="table" />
  if (found.isError) {
    return (
      <FailedState
        title="The parts can’t be shown right now"
        message={messageOf(found.error, TEXTS.unreachable)}
        onRetry={() => void found.refetch()}
      />
    )
  }
  const { items, total, pages, corrected } = found.data
  const family = known.data?.find(({ code }) => code === q)
  const label = family?.title ?? `Results for “${q}”`
  const words = total === 1 ? '1 part' : `${formatNumber(total)} parts`
  if (items.length === 0) return <Nothing q={q} total={total} />
  return (
    <section className={styles.parts} aria-busy={found.isPlaceholderData} aria-labelledby="parts">
      <Breadcrumbs items={[{ label: 'All families', link: <Link to="/shop/spares" /> }, { label }]} />
      <h2 id="parts">{family ? `${family.title}: ${words}` : `${words} for “${q}”`}</h2>
      <MendedNotice q={q} corrected={corrected} />
      <PartTable parts={items} />
      <Pagination page={page} pages={pages} link={pageLink(q)} />
    </section>
  )
}

const pageLink = (q: string) => (page: number) => <Link to={sparesPath(q, page)} />

/** Nothing at all, or nothing on a page that no longer exists. */
const Nothing = ({ q, total }: { q: string; total: number }) => (
  <EmptyState
    picture={<NoResultsScene />}
    title={total > 0 ? 'There are no more parts' : `No part found for “${q}”`}
    text={
      total > 0
        ? 'They end on an earlier page.'
        : 'Try a single word, the number on the old part, or start from a family.'
    }
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to={total > 0 ? sparesPath(q) : '/shop/spares'}>
        {total > 0 ? 'First page' : 'All families'}
      </Link>
    }
  />
)
