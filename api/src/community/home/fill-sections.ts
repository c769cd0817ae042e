import type { AnyHomeSection } from '@nireeka/contracts/api'
import * as z from '@nireeka/contracts/zod'

import { pickAccessories } from '../../catalogue/index.ts'
import type { Db } from '../../platform/index.ts'
import { dealersNear, helpHighlights, threadHighlights, type VisitorCountry } from './home-parts.ts'
import type { StoredSection } from './home-sections.ts'

/** The stored form of sections whose content is read from the shop at each request. */
const AccessoryChoice = z.strictObject({ title: z.string(), product_ids: z.array(z.int()) })
const Words = z.strictObject({ title: z.string(), text: z.string() })

/** Returns the sections that are shown, with what they show of the shop. */
export async function fillSections(
  db: Db,
  stored: readonly StoredSection[],
  place: VisitorCountry,
): Promise<AnyHomeSection[]> {
  const sections: AnyHomeSection[] = []
  for (const section of stored) if (section.is_shown) sections.push(await filled(db, section, place))
  return sections
}

async function filled(db: Db, { type, data }: StoredSection, place: VisitorCountry): Promise<AnyHomeSection> {
  if (type === 'accessories') {
    const { title, product_ids } = AccessoryChoice.parse(data)
    return { type, data: { title, items: await pickAccessories(db, product_ids) } }
  }
  if (type === 'dealers') return { type, data: { ...Words.parse(data), ...(await dealersNear(db, place)) } }
  if (type === 'community') {
    const [help, threads] = [await helpHighlights(db), await threadHighlights(db)]
    return { type, data: { ...Words.parse(data), help, threads } }
  }
  return { type, data }
}
