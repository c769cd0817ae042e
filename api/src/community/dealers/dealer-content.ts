import type { ApiAnswer } from '@nireeka/contracts'
import type { DealerContentData, DealerData } from '@nireeka/contracts/api'
import { sql } from 'kysely'

import { listCountries } from '../../catalogue/index.ts'
import { type Db, invalid } from '../../platform/index.ts'
import type { ContentKind, Published } from '../content/content-kind.ts'
import { countryCode } from './country-code.ts'
import { createDealers } from './dealers.repository.ts'

type Keyed = Published<DealerContentData>

const DEALERS = '/api/dealers'

/** Dealers as content that admins edit; the key of one is its id. */
export const dealerContent = {
  title: ({ name, city }: DealerContentData) => `${name}, ${city}`,

  async newKey(trx: Db) {
    const { rows } = await sql<{ id: string }>`
      select nextval(pg_get_serial_sequence('dealers', 'id'))::text as id`.execute(trx)
    return rows[0]!.id
  },

  /** Throws a 422 for a country or a bike that isn't ours. */
  async check(trx: Db, { data: { country, bikes } }: Keyed) {
    const countries = await listCountries(trx)
    if (!countries.some(({ name }) => name === country) || !countryCode(country))
      throw invalid('country', 'Please choose one of our countries.')
    const ours = (await trx.selectFrom('bikes').select('slug').execute()).map(({ slug }) => slug)
    const unknown = bikes.find((slug) => !ours.includes(slug))
    if (unknown !== undefined) throw invalid('bikes', `We have no bike “${unknown}”.`)
  },

  async publish(trx: Db, content: Keyed) {
    const { id, ...written } = toDealer(content)
    await trx
      .insertInto('dealers')
      .values({ id, ...written })
      .onConflict((known) => known.column('id').doUpdateSet(written))
      .execute()
  },

  async remove(trx: Db, key: string) {
    await trx.deleteFrom('dealers').where('id', '=', Number(key)).execute()
  },

  async current(db: Db): Promise<Keyed[]> {
    const dealers = await createDealers(db).list()
    return dealers.map(({ id, country_code: _code, ...dealer }) => ({
      key: String(id),
      data: { kind: 'dealer', ...dealer },
    }))
  },

  async overlay(_db: Db, answer: ApiAnswer, content: Keyed & { address: string }) {
    if (answer.status !== 200 || content.address !== DEALERS) return answer
    const envelope = answer.body as { data: { dealers: DealerData[] } }
    const drafted = toDealer(content)
    const others = envelope.data.dealers.filter(({ id }) => id !== drafted.id)
    const dealers = [...others, drafted].toSorted(byPlace)
    return { status: 200, body: { ...envelope, data: { dealers } } }
  },
} satisfies ContentKind<DealerContentData>

function toDealer({ key, data: { kind: _kind, ...dealer } }: Keyed): DealerData {
  const country_code = countryCode(dealer.country)
  if (!country_code) throw invalid('country', 'Please choose one of our countries.')
  return { id: Number(key), country_code, ...dealer }
}

/** The order of the public list. */
const byPlace = (a: DealerData, b: DealerData) =>
  a.country.localeCompare(b.country, 'und') || a.city.localeCompare(b.city, 'und') || a.id - b.id
