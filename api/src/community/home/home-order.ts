import type { EditedHomeSection } from '@nireeka/contracts/api'

import { type Db, invalid } from '../../platform/index.ts'
import { readSections, type StoredSection } from './home-sections.ts'

export type HomeOrder = Extract<EditedHomeSection, { type: 'order' }>['data']

const FIRST = 'hero'

/** Throws a 422 unless an order has each section once, with the hero first and shown. */
export async function checkOrder(db: Db, { sections }: HomeOrder): Promise<void> {
  const [first] = sections
  if (first?.type !== FIRST || !first.is_shown)
    throw invalid('sections', 'The opening picture comes first and is always shown.')
  const known = (await readSections(db)).map(({ type }) => type)
  const named = sections.map(({ type }) => type)
  if (JSON.stringify(named.toSorted()) !== JSON.stringify(known.toSorted()))
    throw invalid('sections', 'The order has to have each section of the home page once.')
}

/** Puts the sections into an order, and shows or hides each. */
export async function publishOrder(db: Db, { sections }: HomeOrder): Promise<void> {
  for (const [position, { type, is_shown }] of sections.entries()) {
    await db.updateTable('home_sections').set({ position, is_shown }).where('type', '=', type).execute()
  }
}

/** Returns sections as an order that isn't published has them. */
export const inOrder = (stored: readonly StoredSection[], { sections }: HomeOrder): StoredSection[] =>
  sections.flatMap(({ type, is_shown }) =>
    stored.filter((section) => section.type === type).map((section) => ({ ...section, is_shown })),
  )
