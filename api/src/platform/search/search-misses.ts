import { sql } from 'kysely'

import type { Attempts } from '../attempts/attempts.ts'
import type { Db } from '../database/open-database.ts'

interface Needs {
  db: Db
  now: () => Date
  attempts: Attempts
}

interface Miss {
  area: string
  text: string
  /** The network of whoever searched: it is limited, and not kept with the search. */
  network: string
}

/** How many searches of an area are kept. */
const MOST = 2000
/** Email addresses, serial and phone numbers belong to somebody. */
const PERSONAL = /@|\d{5}/

export type SearchMisses = ReturnType<typeof createSearchMisses>

/** Creates the counts of searches without a result. */
export const createSearchMisses = ({ db, now, attempts }: Needs) => ({
  /** Counts a search that found nothing. One that may name a person isn't counted, nor are more than 30 an hour. */
  async count({ area, text, network }: Miss) {
    if (PERSONAL.test(text)) return
    if ('waitMs' in (await attempts.ask('search miss, network', network))) return
    const last_at = now()
    await sql`
      with folded as (
        select left(btrim(regexp_replace(fold(${text}), '[^[:alnum:]]+', ' ', 'g')), 100) as query
      ), counted as (
        insert into search_misses (area, query, last_at)
        select ${area}, query, ${last_at} from folded where length(query) >= 2
        on conflict (area, query) do update
          set count = search_misses.count + 1, last_at = excluded.last_at
        returning area
      )
      insert into search_miss_days (day, area)
      select (${last_at}::timestamptz at time zone 'utc')::date, area from counted
      on conflict (day, area) do update set count = search_miss_days.count + 1`.execute(db)
    await sql`
      delete from search_misses where (area, query) in (
        select area, query from search_misses where area = ${area}
        order by count desc, last_at desc offset ${MOST})`.execute(db)
  },
})
