import { messageOf, TEXTS } from '@nireeka/contracts'
import { usePlatform, useStream } from '@nireeka/kit'
import { useMutation, useQuery, useQueryClient } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import { Button, ChipLink, ChipList, Icon } from '@nireeka/ui'
import { useId, useState } from 'react'

import { type ListParams, listPath, SORTS } from './list-params.ts'
import { CategoryFilter } from './categories.tsx'
import { readAll } from './mine.api.ts'
import styles from './forum-page.module.css'
import { type Tag, tags } from './threads.api.ts'

/** How many tags are offered beside the threads. */
const MOST_TAGS = 10

/**
 * The order of the threads above them, and beside them categories, tags, and for members 'Mark all as read'. Where the
 * threads have the whole width, tags and 'Mark all as read' are behind a button, on a phone the order too, so that they
 * begin on the first screen.
 */
export function ListFilters({ params }: { params: ListParams }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <nav
        id={`${id}-order`}
        aria-label="Order"
        className={isOpen ? `${styles.order} ${styles.open}` : styles.order}
      >
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
      <Button
        tone="secondary"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={`${id}-order ${id}`}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="settings" /> <span className="visually-hidden">Filters</span>
        <ActiveCount count={Number(params.tag !== null)} />
      </Button>
      <div className={styles.side}>
        <CategoryFilter params={params} />
        <div id={id} className={isOpen ? `${styles.panel} ${styles.open}` : styles.panel}>
          <Tags params={params} />
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

/** The tags that most threads have, and the chosen one. If they can't be loaded, the list does without. */
function Tags({ params }: { params: ListParams }) {
  const { http } = usePlatform()
  const { data = [] } = useQuery(tags(http))
  const used = popularTags(data, params.tag)
  return used.length === 0 ? null : (
    <div className={styles.tags}>
      <p className={styles.tagsTitle} aria-hidden="true">
        Popular tags
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

/** Returns the most used tags with the chosen one, in the order of the list. */
function popularTags(all: readonly Tag[], chosen: string | null) {
  const most = all.filter(({ threads }) => threads > 0).toSorted((one, other) => other.threads - one.threads)
  const popular = new Set(most.slice(0, MOST_TAGS).map(({ name }) => name))
  return all.filter(({ name }) => popular.has(name) || name === chosen)
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
    <Button tone="quiet" size="small" isBusy={mark.isPending} onClick={() => mark.mutate()}>
      Mark all as read
    </Button>
  )
}
