import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'

import type { PartChoicesData } from '@nireeka/contracts/api'

import type { Db } from '../../../platform/index.ts'

/** A file that is a size or a preview of another picture. */
const DERIVED = /-(?:\d+|preview)\.webp$/

/** Returns what forms about parts, rules and sizes can refer to. */
export async function readPartChoices(db: Db, picturesDir?: string): Promise<PartChoicesData> {
  const parts = await db
    .selectFrom('parts as part')
    .innerJoin('slots as slot', 'slot.id', 'part.slot_id')
    .select(['part.id', 'part.title', 'part.image', 'slot.title as slot'])
    .orderBy('slot.position')
    .orderBy('slot.id')
    .orderBy('part.id')
    .execute()
  const bikes = await db.selectFrom('bikes').select(['id', 'title']).orderBy('id').execute()
  const fits = await db.selectFrom('bike_parts').select(['bike_id', 'part_id']).orderBy('bike_id').execute()
  const titles = new Map(bikes.map(({ id, title }) => [id, title]))
  const fitted = new Map<number, string[]>(parts.map(({ id }) => [id, []]))
  for (const { part_id, bike_id } of fits) fitted.get(part_id)?.push(titles.get(bike_id) ?? '')
  return {
    slots: await db
      .selectFrom('slots')
      .select(['id', 'title', 'choice'])
      .orderBy('position')
      .orderBy('id')
      .execute(),
    bikes,
    parts: parts.map(({ image: _image, ...part }) => ({
      ...part,
      bikes: fitted.get(part.id) ?? [],
    })),
    colours: await db
      .selectFrom('colours')
      .select(['id', 'name', 'published as is_published'])
      .orderBy('id')
      .execute(),
    sizes: await readSizeNames(db),
    pictures: await readPictures(
      parts.flatMap(({ image }) => image ?? []),
      picturesDir,
    ),
  }
}

async function readSizeNames(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('bike_sizes')
    .select('name')
    .groupBy('name')
    .orderBy((eb) => eb.fn.min('id'))
    .execute()
  return rows.map(({ name }) => name)
}

/** Returns the drawn pictures of parts, and those that parts have already. */
async function readPictures(used: readonly string[], picturesDir?: string): Promise<string[]> {
  const folder = picturesDir && path.join(picturesDir, 'parts')
  const files = folder && existsSync(folder) ? await readdir(folder) : []
  const drawn = files.filter((file) => file.endsWith('.webp') && !isDerived(file, files))
  return [...new Set([...drawn.map((file) => `/pictures/parts/${file}`), ...used])].toSorted()
}

/** Tells a smaller size from a picture whose own name ends in a number: 'fork-100' beside 'fork-100-640'. */
const isDerived = (file: string, files: readonly string[]) =>
  DERIVED.test(file) && files.includes(file.replace(DERIVED, '.webp'))
