import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { useMutation, useQuery, useQueryClient } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Button, ChipLink, ChipList, Icon } from '@nireeka/ui'
import { useId, useState } from 'react'

import { type ListParams, listPath, SORTS } from './list-params.ts'
import { readAll } from './mine.api.ts'
import styles from './forum-page.module.css'
import { tags } from './threads.api.ts'

/**
 * The order of the threads, their tags, and for members 'Mark all as read'. Where the threads have the whole width, all of
 * it is behind a button, so that they begin on the first screen.
 */
export function ListFilters({ params }: { params: ListParams }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const active = Number(params.tag !== null) + Number(params.sort !== 'latest')
  return (
    <>
      <Button
        tone="secondary"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="settings" /> Filters <ActiveCount count={active} />
      </Button>
      <div id={id} className={isOpen ? `${styles.panel} ${styles.open}` : styles.panel}>
        <nav aria-label="Order" className={styles.order}>
          <ChipList>
            {SORTS.map(({ sort, label }) => (
              <ChipLink
                key={sort}
                link={<Link to={listPath({ ...params, page: 1, sort })} />}
                label={label}
                isCurrent={sort === params.sort}
              />
            ))}
          </ChipList>
        </nav>
        <Tags params={params} />
        <div className={styles.mark}>
          <MarkAllRead />
        </div>
      </div>
    </>
  )
}

const ActiveCount = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <span className={styles.count}>
      {count}
      <span className="visually-hidden"> active</span>
    </span>
  )

/** The tags that threads have, beside the threads or among the opened filters. If they can't be loaded, the list does without. */
function Tags({ params }: { params: ListParams }) {
  const { http } = usePlatform()
  const { data = [] } = useQuery(tags(http))
  const used = data.filter(({ name, threads }) => threads > 0 || name === params.tag)
  return used.length === 0 ? null : (
    <div className={styles.tags}>
      <p className={styles.tagsTitle} aria-hidden="true">
        Tags
      </p>
      <nav aria-label="Tags">
        <ChipList>
          {used.map(({ name, threads }) => (
            <ChipLink
              key={name}
              link={<Link to={listPath({ ...params, page: 1, tag: name === params.tag ? null : name })} />}
              label={`#${name}`}
              count={threads}
              isCurrent={name === params.tag}
            />
          ))}
        </ChipList>
      </nav>
    </div>
  )
}

function MarkAllRead() {
  const { http, session$, notify } = usePlatform()
  const client = useQueryClient()
  const mark = useMutation({
    mutationFn: () => readAll(http),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['forum-mine'] })
      notify('success', 'Everything marked as read.')
    },
    onError: (error) => notify('error', messageOf(error, TEXTS.unreachable)),
  })
  if (useStream(session$).status !== 'member') return null
  return (
    <Button tone="quiet" isBusy={mark.isPending} onClick={() => mark.mutate()}>
      Mark all as read
    </Button>
  )
}
