import { usePlatform } from '@nireeka/kit'
import { useQuery } from '@nireeka/kit/query'
import { Link } from '@nireeka/kit/router'
import {
  ActiveChip,
  Breadcrumbs,
  buttonClass,
  ChipList,
  EmptyState,
  NoResultsScene,
  QueryView,
} from '@nireeka/ui'

import { explodedPath } from './exploded/exploded.api.ts'
import { Filters } from './filters.tsx'
import { changed, type SpareParams, SPARES, sparesPath } from './list-params.ts'
import { PartResults } from './part-results.tsx'
import { type Facets, type FoundParts, parts } from './spares.api.ts'
import styles from './spares.module.css'

export function Parts({ params }: { params: SpareParams }) {
  const { http } = usePlatform()
  return (
    <QueryView
      query={useQuery(parts(http, params))}
      skeleton="table"
      failed="The parts can’t be shown right now"
    >
      {(found, isStale) => <Found params={params} found={found} isStale={isStale} />}
    </QueryView>
  )
}

/** The way back from a list to all families. */
export function ListBreadcrumbs({ params }: { params: SpareParams }) {
  const { data } = useQuery(parts(usePlatform().http, params))
  const label = data ? labelOf(params, data.facets) : 'Parts'
  return <Breadcrumbs items={[{ label: 'Spare parts', link: <Link to={SPARES} /> }, { label }]} />
}

function Found({ params, found, isStale }: { params: SpareParams; found: FoundParts; isStale: boolean }) {
  const label = labelOf(params, found.facets)
  return (
    <>
      {params.bike ? (
        <p>
          <Link className={buttonClass({ tone: 'secondary' })} to={explodedPath(params.bike)}>
            See the bike part by part
          </Link>
        </p>
      ) : null}
      <PartResults
        params={params}
        found={found}
        isStale={isStale}
        pathOf={sparesPath}
        label={label}
        empty={<NoParts params={params} facets={found.facets} />}
      >
        <Filters params={params} facets={found.facets} action={SPARES} pathOf={sparesPath} />
      </PartResults>
    </>
  )
}

function labelOf({ q, family, bike }: SpareParams, { families, bikes }: Facets): string {
  const assembly = families.find(({ code }) => code === family)?.title
  const title = bikes.find(({ slug }) => slug === bike)?.title
  const kind = [assembly ?? (q ? 'Results' : 'Spare parts'), title && `for ${title}`]
    .filter(Boolean)
    .join(' ')
  return q ? `${kind} for “${q}”` : kind
}

function NoParts({ params, facets }: { params: SpareParams; facets: Facets }) {
  const { q } = params
  const filters = activeFilters(params, facets)
  const hasFilters = filters.length > 0
  return (
    <EmptyState
      picture={<NoResultsScene />}
      title={q ? `No part found for “${q}”` : 'No part fits these filters'}
      text={
        hasFilters
          ? 'Remove a filter, or start from a family.'
          : 'Try a single word, the number on the old part, or start from a family.'
      }
      action={
        <div className={styles.loosen}>
          {hasFilters ? (
            <ChipList label="Filters to remove">
              {filters.map(({ label, without }) => (
                <ActiveChip
                  key={label}
                  label={label}
                  link={<Link to={sparesPath(changed(params, without))} />}
                />
              ))}
            </ChipList>
          ) : null}
          <Link className={buttonClass({ tone: 'secondary' })} to={SPARES}>
            All families
          </Link>
        </div>
      }
    />
  )
}

/** Returns the filters that are set, each with the change that lets go of it. */
const activeFilters = (
  { bike, family, inStock }: SpareParams,
  { bikes, families }: Facets,
): Array<{ label: string; without: Partial<SpareParams> }> => [
  ...(bike
    ? [{ label: bikes.find(({ slug }) => slug === bike)?.title ?? bike, without: { bike: undefined } }]
    : []),
  ...(family
    ? [
        {
          label: families.find(({ code }) => code === family)?.title ?? family,
          without: { family: undefined },
        },
      ]
    : []),
  ...(inStock ? [{ label: 'In stock', without: { inStock: undefined } }] : []),
]
