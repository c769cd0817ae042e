import { formatNumber, messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useNavigate, useSearchParams } from '@nireeka/kit/router'
import { buttonClass, EmptyState, FailedState, NoResultsScene, PageSkeleton, Pagination } from '@nireeka/ui'
import { useEffect } from 'react'

import { MendedNotice } from '../search/mended-notice.tsx'
import { type Question, questionText, readQuestion } from '../search/question.ts'
import { Groups } from './groups.tsx'
import { results } from './help-centre.api.ts'
import styles from './help-centre.module.css'

export function Results() {
  const [query] = useSearchParams()
  const question = readQuestion(query)
  return question.q ? <ResultList question={question} /> : <Start />
}

/** A search for nothing shows where one starts, on the server too; the browser then mends the address. */
function Start() {
  const navigate = useNavigate()
  useEffect(() => void navigate('/help-center', { replace: true }), [navigate])
  return <Groups />
}

function ResultList({ question }: { question: Question }) {
  const { http } = usePlatform()
  const { q, page } = question
  useTitle(`Help for “${q}”`)
  const found = useQuery(results(http, question))

  if (found.isPending) return <PageSkeleton kind="text" />
  if (found.isError) {
    return (
      <FailedState
        title="The results can’t be shown right now"
        message={messageOf(found.error, TEXTS.unreachable)}
        onRetry={() => void found.refetch()}
      />
    )
  }
  const { items, total, pages, corrected } = found.data
  if (items.length === 0) return <Nothing q={q} total={total} />
  return (
    <section className={styles.results} aria-busy={found.isPlaceholderData} aria-labelledby="results">
      <h2 id="results">
        {total === 1 ? '1 article' : `${formatNumber(total)} articles`} for “{q}”
      </h2>
      <MendedNotice q={q} corrected={corrected} />
      <ol className={styles.hits}>
        {items.map((hit) => (
          <li key={hit.id} className={styles.hit}>
            <p className={styles.of}>{hit.group}</p>
            <h3>
              <Link className={styles.to} to={`/help-center/topics/${hit.id}`}>
                {hit.title}
              </Link>
            </h3>
            <p className={styles.excerpt}>{hit.excerpt}</p>
          </li>
        ))}
      </ol>
      <Pagination page={page} pages={pages} link={pageLink(q)} />
    </section>
  )
}

const resultsPath = (q: string, page: number) => `/help-center/search?${questionText({ q, page })}`

const pageLink = (q: string) => (page: number) => <Link to={resultsPath(q, page)} />

/** Nothing at all, or nothing on a page that no longer exists. */
const Nothing = ({ q, total }: { q: string; total: number }) => (
  <EmptyState
    picture={<NoResultsScene />}
    title={total > 0 ? 'There are no more results' : `Nothing found for “${q}”`}
    text={total > 0 ? 'They end on an earlier page.' : 'Try a single word, or look through all articles.'}
    action={
      <Link
        className={buttonClass({ tone: 'secondary' })}
        to={total > 0 ? resultsPath(q, 1) : '/help-center'}
      >
        {total > 0 ? 'First page' : 'All articles'}
      </Link>
    }
  />
)
