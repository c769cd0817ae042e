import type { HelpSearchData } from '@nireeka/contracts/api'
import { type RawBuilder, sql } from 'kysely'

import { type Db, readSearch } from '../../platform/index.ts'
import { excerptOf, patternOf } from './excerpt.ts'
import { firstSentences } from './first-sentences.ts'
import { publishedTopics } from './published-topics.ts'

const PER_PAGE = 10
const SUGGESTIONS = 6
/** With fewer hits than these, topics that have most of the parts are found, too: one may be mistyped. */
const FEW = 3
/** What a word counts for in a topic's text and in its title; PostgreSQL's order is D, C, B, A. */
const WEIGHTS = '{0.1, 0.1, 0.2, 1}'
/** The most hits that are compared by their whole texts; a large help centre has more with a usual word. */
const MOST_COMPARED = 100

interface Part {
  limit: number
  offset: number
}

interface Found {
  total: number
  /** The topics of this part, the best first. */
  ids: number[]
}

/** What a search finds: `hits` selects ids, each with a place of which the highest come first. */
interface Search {
  hits: RawBuilder<unknown>
  /** What the texts of hits with the same place are ranked by. */
  asked: RawBuilder<unknown>
}

/** Creates the search in published topics, which forgives typing errors and knows synonyms. */
export function createTopicSearch(db: Db) {
  const find = async ({ hits, asked }: Search, { limit, offset }: Part): Promise<Found> => {
    const { rows } = await sql<Found>`
      with hits as materialized (${hits}), compared as materialized (
        select first.id, ts_rank(${WEIGHTS}, topic.search, ${asked}) as rank
        from (select id from hits order by place desc, id limit ${MOST_COMPARED}) as first
        join help_topics as topic using (id)
      )
      select (select count(*)::int from hits) as total, array(
        select hits.id from hits left join compared using (id)
        order by hits.place desc, compared.rank desc nulls last, hits.id limit ${limit} offset ${offset}
      ) as ids`.execute(db)
    return rows[0]!
  }

  const readRows = async (ids: readonly number[]) => {
    if (ids.length === 0) return []
    const rows = await publishedTopics(db)
      .select(['topic.id', 'topic.title', 'topic.body', 'group.title as group'])
      .where('topic.id', 'in', ids)
      .execute()
    return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  }

  const read = async (ids: readonly number[], units: readonly string[]) => {
    const words = wordsOf(units)
    return (await readRows(ids)).map(({ body, ...row }) => ({ ...row, excerpt: excerptOf(body, words) }))
  }

  /** Reads topics with the answers of those whose titles have every part of the search. */
  const readAnswers = async (ids: readonly number[], units: readonly string[]) => {
    const words = wordsOf(units)
    return (await readRows(ids)).map(({ body, ...row }) => ({
      ...row,
      excerpt: excerptOf(body, words),
      answer: (hasAll(row.title, units) && firstSentences(body)) || null,
    }))
  }

  return {
    async search(text: string, page: number): Promise<HelpSearchData> {
      const { units, corrected } = await readSearch(db, 'help', text)
      const nothing = { items: [], page, per_page: PER_PAGE, total: 0, corrected: null }
      if (units.length === 0) return nothing
      const part = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE }
      const all = await find(withAll(units), part)
      const isEnough = all.total >= FEW || units.length === 1
      const { ids, total } = isEnough ? all : await find(withMost(units), part)
      return { ...nothing, items: await readAnswers(ids, units), total, corrected }
    },

    async suggest(keyword: string) {
      const { units } = await readSearch(db, 'help', keyword)
      if (units.length === 0) return []
      const part = { limit: SUGGESTIONS, offset: 0 }
      const titles = await find(withAllInTitle(units), part)
      if (titles.ids.length === SUGGESTIONS) return read(titles.ids, units)
      const all = await find(withAll(units), part)
      if (all.total >= FEW || units.length === 1) return read(all.ids, units)
      const most = await find(withMostInTitle(units), part)
      return read([...new Set([...all.ids, ...most.ids])].slice(0, SUGGESTIONS), units)
    },
  }
}

/** The topics that have all parts of a search, those first that have them all in title and keywords. */
function withAll(units: readonly string[]): Search {
  const asked = toQuery(units, ' & ')
  const hits = sql`select id, is_in_title::int as place from help_topics_with(${asked})`
  return { hits, asked }
}

/** Those of them that have all parts in title and keywords, found without a look at the texts. */
function withAllInTitle(units: readonly string[]): Search {
  const asked = toQuery(units, ' & ')
  const hits = sql`select id, 1 as place from help_topics where not is_draft and title_search @@ ${asked}`
  return { hits, asked }
}

/** The topics that have at least half of the parts, those with the most parts first. */
const withMost = (units: readonly string[]) =>
  withHalf(units, (part) => sql`select id from help_topics_with(${part})`)

/** Those of them that have these parts in title and keywords, found without a look at the texts. */
const withMostInTitle = (units: readonly string[]) =>
  withHalf(units, (part) => sql`select id from help_topics where not is_draft and title_search @@ ${part}`)

function withHalf(
  units: readonly string[],
  idsWith: (part: RawBuilder<unknown>) => RawBuilder<unknown>,
): Search {
  const parts = units.map((unit) => sql`to_tsquery('english', ${unit})`)
  const having = parts.map(idsWith)
  const known = sql`(select count(*) from unnest(array[${sql.join(parts)}]) as part where numnode(part) > 0)`
  const hits = sql`select id, count(*) as place from (${sql.join(having, sql` union all `)}) as one
    group by id having 2 * count(*) >= ${known}`
  return { hits, asked: toQuery(units, ' | ') }
}

/** Returns whether a title has each part of a search: its word in whatever form, or a synonym. */
const hasAll = (title: string, units: readonly string[]) =>
  units.every((unit) => patternOf(wordsOf([unit]))?.test(title) ?? true)

/** Returns the words that the parts of a search name, with their synonyms. */
const wordsOf = (units: readonly string[]) => units.flatMap((unit) => unit.match(/[\p{L}\p{N}]{2,}/gu) ?? [])

const toQuery = (units: readonly string[], operator: string) =>
  sql`to_tsquery('english', ${units.map((unit) => `(${unit})`).join(operator)})`
