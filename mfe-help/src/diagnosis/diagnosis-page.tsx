import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useSearchParams } from '@nireeka/kit/router'
import { Breadcrumbs, buttonClass, EmptyState, NoResultsScene, PageFrame, QueryView } from '@nireeka/ui'
import { useState } from 'react'

import { MoreHelp } from '../help-centre/more-help.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { readSearchParams } from '../search/search-params.ts'
import type { SearchArea } from '../search/suggestions.ts'
import { symptomsByArea } from './areas.ts'
import { BikeAreas } from './bike-areas.tsx'
import { CodeList, GuideList } from './guide-list.tsx'
import { DIAGNOSIS, guides, type GuideSummary, suggestGuides } from './diagnosis.api.ts'
import styles from './diagnosis.module.css'
import { Symptoms } from './symptoms.tsx'

/** All symptoms and codes, and a search in them. */
export function DiagnosisPage() {
  useTitle('Troubleshooter')
  const { http } = usePlatform()
  const [query] = useSearchParams()
  const { q } = readSearchParams(query)
  const area: SearchArea = {
    name: 'diagnosis',
    label: 'Search symptoms and codes',
    placeholder: 'E15, brake squeals …',
    action: DIAGNOSIS,
    resultsPath: (text) => (text ? `${DIAGNOSIS}?${new URLSearchParams({ q: text })}` : DIAGNOSIS),
    suggest: (keyword, signal) => suggestGuides(http, keyword, signal),
  }
  return (
    <PageFrame
      kind="catalogue"
      heading="Troubleshooter"
      lead="Choose what you notice, or the code on the display. A few checks lead to the part, the workshop or our support."
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'Help centre', link: <Link to="/help-center" /> }, { label: 'Troubleshooter' }]}
        />
      }
    >
      <SearchBox area={area} asked={q} />
      <QueryView
        query={useQuery(guides(http, q))}
        skeleton="list"
        failed="The guides can’t be shown right now"
        empty={q ? <NothingFound q={q} /> : <NoGuides />}
        isEmpty={(found) => found.length === 0}
      >
        {(found) => (q ? <Results q={q} found={found} /> : <All found={found} />)}
      </QueryView>
      <MoreHelp />
    </PageFrame>
  )
}

const Results = ({ q, found }: { q: string; found: GuideSummary[] }) => (
  <section className={styles.group} aria-labelledby="found">
    <h2 id="found" className={styles.small}>
      {found.length === 1 ? '1 guide' : `${found.length} guides`} for “{q}”
    </h2>
    <GuideList guides={found} />
  </section>
)

function All({ found }: { found: GuideSummary[] }) {
  const codes = found.filter(({ kind }) => kind === 'code')
  const groups = symptomsByArea(found)
  const [open, setOpen] = useState(groups[0]?.area ?? null)
  return (
    <>
      <div className={styles.start}>
        {groups.length > 0 ? (
          <BikeAreas areas={groups.map(({ area }) => area)} onChoose={(area) => setOpen(area)} />
        ) : null}
        {codes.length > 0 ? <Codes codes={codes} /> : null}
      </div>
      {groups.length > 0 ? <Symptoms groups={groups} open={open} onToggle={setOpen} /> : null}
    </>
  )
}

const Codes = ({ codes }: { codes: GuideSummary[] }) => (
  <section className={styles.group} aria-labelledby="codes">
    <h2 id="codes">Codes on the display</h2>
    <CodeList guides={codes} />
  </section>
)

const NothingFound = ({ q }: { q: string }) => (
  <EmptyState
    picture={<NoResultsScene />}
    title={`No guide for “${q}”`}
    text="Try a single word, such as brake or battery, or the code alone."
    action={
      <Link className={buttonClass({ tone: 'secondary' })} to={DIAGNOSIS}>
        All symptoms and codes
      </Link>
    }
  />
)

const NoGuides = () => (
  <EmptyState
    picture={<NoResultsScene />}
    title="No guides yet"
    text="We’re working on them. Until then, just ask us."
  />
)
