import type { HelpSearchData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { type Db, readSearch } from '../../platform/index.ts'
import { excerptOf } from './excerpt.ts'
import { publishedTopics } from './published-topics.ts'

const PER_PAGE = 10
const SUGGESTIONS = 6
/** With fewer hits than these, topics that have most of the parts are found, too: one may be mistyped. */
const FEW = 3
/** What a word counts for in a topic's text and in its title; PostgreSQL's order is D, C, B, A. */
const WEIGHTS = '{0.1, 0.1, 0.2, 1}'

/** Returns a part of a search that only titles and keywords have, which are of weight A. */
const inTitleOnly = (unit: string) => unit.replaceAll(/('[^']+')(?::(\*))?/g, '$1:$2A')

interface Part {
  limit: number
  offset: number
}

/** Creates the search in published topics, which forgives typing errors and knows synonyms. */
export function createTopicSearch(db: Db) {
  /** The topics that have all parts of a search, those first that have them all in the title. */
  const withAll = (units: readonly string[]) => {
    const asked = sql`to_tsquery('english', ${units.map((unit) => `(${unit})`).join(' & ')})`
    const inTitle = sql`to_tsquery('english', ${units.map((unit) => `(${inTitleOnly(unit)})`).join(' & ')})`
    return publishedTopics(db)
      .where(sql<boolean>`topic.search @@ ${asked}`)
      .orderBy(sql`topic.search @@ ${inTitle} desc`)
      .orderBy(sql`ts_rank(${WEIGHTS}, topic.search, ${asked}) desc`)
  }

  /** The topics that have at least half of the parts, those with the most parts first. */
  const withMost = (units: readonly string[]) => {
    const any = sql`to_tsquery('english', ${units.map((unit) => `(${unit})`).join(' | ')})`
    const parts = sql.join(units.map((unit) => sql`to_tsquery('english', ${unit})`))
    const found = sql<number>`(select count(*) from unnest(array[${parts}]) as part where topic.search @@ part)`
    const asked = sql<number>`(select count(*) from unnest(array[${parts}]) as part where numnode(part) > 0)`
    return publishedTopics(db)
      .where(sql<boolean>`topic.search @@ ${any} and 2 * ${found} >= ${asked}`)
      .orderBy(sql`${found} desc`)
      .orderBy(sql`ts_rank(${WEIGHTS}, topic.search, ${any}) desc`)
  }

  const count = async (hits: ReturnType<typeof withAll>) => {
    const { total } = await hits
      .clearOrderBy()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return total
  }

  const read = async (hits: ReturnType<typeof withAll>, { limit, offset }: Part) => {
    const rows = await hits
      .select(['topic.id', 'topic.title', 'topic.body', 'group.title as group'])
      .orderBy('topic.id')
      .limit(limit)
      .offset(offset)
      .execute()
    return rows.map(({ body, ...row }) => ({ ...row, excerpt: excerptOf(body) }))
  }

  return {
    async search(text: string, page: number): Promise<HelpSearchData> {
      const { units, corrected } = await readSearch(db, 'help', text)
      const nothing = { items: [], page, per_page: PER_PAGE, total: 0, corrected: null }
      if (units.length === 0) return nothing
      const part = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE }
      const all = withAll(units)
      const found = await count(all)
      if (found >= FEW || units.length === 1)
        return { ...nothing, items: await read(all, part), total: found, corrected }
      const most = withMost(units)
      return { ...nothing, items: await read(most, part), total: await count(most), corrected }
    },

    async suggest(keyword: string) {
      const { units } = await readSearch(db, 'help', keyword)
      if (units.length === 0) return []
      const part = { limit: SUGGESTIONS, offset: 0 }
      const items = await read(withAll(units), part)
      return items.length < FEW && units.length > 1 ? read(withMost(units), part) : items
    },
  }
}
