import type { SpareFilters, SpareSearchData } from '@nireeka/contracts/api'
import { type RawBuilder, sql } from 'kysely'

/** A bike as it is built, for which parts are looked for. */
export interface BuiltBike {
  slug: string
  /** The name of its frame size. */
  size: string
  year: number
  /** The ids of the configurator's parts that are on it. */
  partIds: number[]
}

export type Filters = Pick<SpareFilters, 'bike' | 'family' | 'in_stock'>

/** What the filters read of parts; `count` of them are alike. */
export interface Filterable {
  family_code: string
  bikes: string[]
  is_in_stock: boolean
  count: number
}

type Filter = keyof Filters

const PASSES: Record<Filter, (one: Filterable, filters: Filters) => boolean> = {
  family: ({ family_code }, { family }) => family === undefined || family_code === family,
  bike: ({ bikes }, { bike }) => bike === undefined || bikes.includes(bike),
  in_stock: ({ is_in_stock }, { in_stock }) => in_stock === undefined || is_in_stock,
}
const FILTERS = Object.keys(PASSES) as Filter[]

/** Returns what passes all filters, optionally without the one whose choices are being counted. */
export const narrow = <T extends Filterable>(all: readonly T[], filters: Filters, without?: Filter): T[] =>
  all.filter((one) => FILTERS.every((filter) => filter === without || PASSES[filter](one, filters)))

export const countOf = (all: readonly Filterable[]) => all.reduce((sum, { count }) => sum + count, 0)

interface Named {
  families: ReadonlyArray<{ code: string; title: string }>
  bikes: ReadonlyArray<{ slug: string; title: string }>
}

/** Returns the choices of each filter, and how many parts each choice would leave given the other filters. */
export function facetsOf(
  all: readonly Filterable[],
  filters: Filters,
  { families, bikes }: Named,
): SpareSearchData['facets'] {
  const byFamily = narrow(all, filters, 'family')
  const byBike = narrow(all, filters, 'bike')
  return {
    families: families.map(({ code, title }) => ({
      code,
      title,
      count: countOf(byFamily.filter(({ family_code }) => family_code === code)),
    })),
    bikes: bikes.map(({ slug, title }) => ({
      slug,
      title,
      count: countOf(byBike.filter((one) => one.bikes.includes(slug))),
    })),
    in_stock: countOf(narrow(all, { ...filters, in_stock: '1' })),
  }
}

/** Returns the SQL condition of the filters on `spare_list as list`. */
export function conditionOf({ family, bike, in_stock }: Filters): RawBuilder<boolean> {
  const conditions = [
    ...(family === undefined ? [] : [sql`list.family_code = ${family}`]),
    ...(bike === undefined ? [] : [sql`list.bikes @> array[${bike}]`]),
    ...(in_stock === undefined ? [] : [sql`list.is_in_stock`]),
  ]
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
}

/**
 * Returns the SQL condition on `list`, which is `spare_list` or `spare_counts`, of parts that fit a bike as it is built;
 * true without a bike.
 */
export const fitsBike = (built: BuiltBike | null): RawBuilder<boolean> =>
  built
    ? sql`list.bikes @> array[${built.slug}] and list.years @> ${built.year}::int
        and (list.sizes = '{}' or ${built.size} = any(list.sizes))
        and (list.part_ids = '{}' or list.part_ids && ${built.partIds}::int[])`
    : sql`true`
