import type { ApiAnswer } from '@nireeka/contracts'
import {
  HOME_SECTION_NAMES,
  type HomePageData,
  HomeSectionContent,
  type HomeSectionContentData,
} from '@nireeka/contracts/api'

import { type Db, invalid } from '../../platform/index.ts'
import type { ContentKind, Published } from '../content/content-kind.ts'
import { fillSections } from './fill-sections.ts'
import { readVisitorCountry } from './home-parts.ts'
import { checkOrder, inOrder, publishOrder } from './home-order.ts'
import { readSections, type StoredSection } from './home-sections.ts'

type Keyed = Published<HomeSectionContentData>

const HOME_PAGE = /^\/api\/home-page(\?|$)/

/** Returns the key of a section: bike-choose for the type bike_choose. */
const keyOf = (type: string) => type.replaceAll('_', '-')

/**
 * The sections of the home page as content that admins edit, and `order`, the order of all of them. Nothing is added:
 * each page knows its sections.
 */
export const homeSections = {
  title: ({ section }: HomeSectionContentData) => HOME_SECTION_NAMES[section.type],

  /** Throws a 422 for a section in the place of another, and for what there isn't. */
  async check(trx: Db, { key, data: { section } }: Keyed) {
    if (keyOf(section.type) !== key) throw invalid('type', 'This is another section.')
    if (section.type === 'order') await checkOrder(trx, section.data)
    if (section.type === 'accessories') await checkAccessories(trx, section.data.product_ids)
  },

  async publish(trx: Db, { data: { section } }: Keyed) {
    if (section.type === 'order') return publishOrder(trx, section.data)
    await trx
      .updateTable('home_sections')
      .set({ data: JSON.stringify(section.data) })
      .where('type', '=', section.type)
      .execute()
  },

  async current(db: Db): Promise<Keyed[]> {
    const stored = await readSections(db)
    if (stored.length === 0) return []
    const sections = stored.map(({ type, is_shown }) => ({ type, is_shown }))
    return [{ type: 'order', data: { sections } }, ...stored].flatMap(({ type, data }) => {
      const read = HomeSectionContent.safeParse({ kind: 'home-section', section: { type, data } })
      return read.success ? [{ key: keyOf(type), data: read.data }] : []
    })
  },

  /** A section that is hidden is shown in its own preview. */
  async overlay(db: Db, answer: ApiAnswer, { address, data: { section } }: Keyed & { address: string }) {
    if (answer.status !== 200 || !HOME_PAGE.test(address)) return answer
    const envelope = answer.body as { data: HomePageData }
    const stored = await readSections(db)
    const drafted =
      section.type === 'order'
        ? inOrder(stored, section.data)
        : stored.map((it): StoredSection => (it.type === section.type ? { ...section, is_shown: true } : it))
    const place = await readVisitorCountry(db, envelope.data.id_country)
    const sections = await fillSections(db, drafted, place)
    return { status: 200, body: { ...envelope, data: { ...envelope.data, sections } } }
  },
} satisfies ContentKind<HomeSectionContentData>

async function checkAccessories(db: Db, ids: readonly number[]): Promise<void> {
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', '=', 'accessory')
    .where('parent_id', 'is', null)
    .execute()
  const unknown = ids.find((id) => !found.some((product) => product.id === id))
  if (unknown !== undefined) throw invalid('product_ids', `There is no accessory with the number ${unknown}.`)
}
