import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'

import { DIAGNOSIS } from '../diagnosis/diagnosis.api.ts'
import { alsoFound, type AlsoFound as Found, type OtherHit } from './also-found.api.ts'
import { HitRow } from './hit.tsx'
import styles from './hits.module.css'

const AREAS: ReadonlyArray<{ area: keyof Found; title: string; more: string; path: string }> = [
  { area: 'guides', title: 'Troubleshooter', more: 'All guides', path: DIAGNOSIS },
  { area: 'spares', title: 'Spare parts', more: 'All parts', path: '/shop/spares' },
  { area: 'threads', title: 'Forum', more: 'All threads', path: '/forum/search' },
]

/** Guides, spare parts and threads about what is searched; nothing where there are none. */
export function AlsoFound({ q }: { q: string }) {
  const { data } = useQuery(alsoFound(usePlatform().http, q))
  const areas = data ? AREAS.filter(({ area }) => data[area].length > 0) : []
  if (!data || areas.length === 0) return null
  return (
    <div className={styles.others}>
      {areas.map(({ area, title, more, path }) => (
        <Area
          key={area}
          id={`found-${area}`}
          title={title}
          hits={data[area]}
          q={q}
          all={{ label: `${more} about “${q}”`, to: `${path}?${new URLSearchParams({ q })}` }}
        />
      ))}
    </div>
  )
}

interface AreaProps {
  id: string
  title: string
  hits: readonly OtherHit[]
  q: string
  all: { label: string; to: string }
}

const Area = ({ id, title, hits, q, all }: AreaProps) => (
  <section className={styles.area} aria-labelledby={id}>
    <h2 id={id} className={styles.heading}>
      {title}
    </h2>
    <ul className={styles.hits}>
      {hits.map((hit) => (
        <HitRow key={hit.to} hit={hit} q={q} />
      ))}
    </ul>
    <Link className={styles.all} to={all.to}>
      {all.label}
    </Link>
  </section>
)
