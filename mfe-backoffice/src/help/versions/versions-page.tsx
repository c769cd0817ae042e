import { isHttpError } from '@nireeka/contracts'
import { usePlatform, useTitle } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link, useNavigate, useParams } from '@nireeka/kit/router'
import { Breadcrumbs, QueryView, Skeleton } from '@nireeka/ui'
import { useState } from 'react'

import { BackOfficePage } from '../../back-office-page.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import { NotFound } from '../../not-found.tsx'
import styles from '../help.module.css'
import { type Topic, topicById } from '../topics/topics.api.ts'
import { useTopicChange } from '../use-topic-change.ts'
import { COMPARISON, Comparison, type Pair } from './comparison.tsx'
import { restoreVersion } from './versions.api.ts'
import { versionsList } from './versions-list.tsx'

const isNone = (error: unknown) => isHttpError(error) && (error.status === 404 || error.status === 422)

export function VersionsPage() {
  const { http } = usePlatform()
  const { id = '' } = useParams()
  const query = useQuery(topicById(http, id))
  const title = query.data?.title ?? 'Help topic'
  useTitle(`Versions of ${title}`)
  if (query.error && isNone(query.error)) return <NotFound />
  const breadcrumbs = [
    { label: 'Help topics', link: <Link to="/backoffice/help" /> },
    { label: title, link: <Link to={`/backoffice/help/${id}`} /> },
    { label: 'Versions' },
  ]
  return (
    <BackOfficePage heading={`Versions of ${title}`} breadcrumbs={<Breadcrumbs items={breadcrumbs} />}>
      <QueryView
        query={query}
        skeleton={<Skeleton kind="text" lines={12} />}
        failed="The versions can’t be shown right now"
      >
        {(topic) => <Versions key={topic.id} topic={topic} />}
      </QueryView>
    </BackOfficePage>
  )
}

function Versions({ topic }: { topic: Topic }) {
  const { id, version: latest } = topic
  const navigate = useNavigate()
  const { change, isBusy } = useTopicChange(id)
  const [pair, setPair] = useState<Pair>({ from: Math.max(1, latest - 1), to: latest })
  async function restore(number: number) {
    const done = `Version ${number} is the draft again. Readers see it when you publish it.`
    if (await change((http) => restoreVersion(http, topic, number), done))
      void navigate(`/backoffice/help/${id}`)
  }
  function compare(from: number) {
    setPair({ from, to: latest })
    document.querySelector<HTMLElement>(`#${COMPARISON}`)?.focus()
  }
  const list = versionsList({
    topicId: id,
    latest,
    isBusy,
    onCompare: compare,
    onRestore: (number) => void restore(number),
  })
  return (
    <div className={styles.part}>
      <AdminList list={list} />
      <Comparison topicId={id} latest={latest} pair={pair} onChange={setPair} />
    </div>
  )
}
