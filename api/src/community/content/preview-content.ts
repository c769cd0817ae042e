import { type ApiAnswer, areaOf, PAGE_AREAS } from '@nireeka/contracts'
import type { FastifyInstance } from 'fastify'

import { type Db, invalid, readPublic } from '../../platform/index.ts'
import { kindOf } from './kinds.ts'
import { type ContentName, readVersion } from './read-content.ts'

interface Preview extends ContentName {
  version: number
  /** The address of a public GET whose answers pages show. */
  address: string
  at: Date
}

/** Returns what guests would get from a public GET if a version were published. */
export async function previewContent(
  { app, db }: { app: FastifyInstance; db: Db },
  { address, at, ...name }: Preview,
): Promise<ApiAnswer> {
  const { data } = await readVersion(db, name)
  if (!PAGE_AREAS.includes(areaOf(address))) throw invalid('address', 'No page shows this.')
  const answer = await readPublic(app, address)
  if (!answer) throw invalid('address', 'There is no such address.')
  return kindOf(name.kind).overlay(db, answer, { address, key: name.key, data, at })
}
