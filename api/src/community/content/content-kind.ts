import type { ApiAnswer } from '@nireeka/contracts'
import type { AnyContentData } from '@nireeka/contracts/api'

import type { Db } from '../../platform/index.ts'

export interface Published<Data> {
  key: string
  data: Data
}

interface Publishing<Data> extends Published<Data> {
  at: Date
}

interface Overlaid<Data> extends Publishing<Data> {
  /** The address of the public GET: /api/home-page. */
  address: string
}

/** What the shared mechanism has to know of a kind of content. */
export interface ContentKind<Data = AnyContentData> {
  /** Returns how lists and the audit log name it; at most 200 characters. */
  title(data: Data): string
  /** Returns the key of a new one. Kinds without it have what came with the shop, and nothing is added. */
  newKey?(trx: Db): Promise<string>
  /** Throws a 422 for what no schema can see, such as a product that there isn't. */
  check?(trx: Db, content: Published<Data>): Promise<void>
  /** Writes what the public reads. */
  publish(trx: Db, content: Publishing<Data>): Promise<void>
  /** Takes away what the public reads. Kinds without it can't be withdrawn. */
  remove?(trx: Db, key: string): Promise<void>
  /** Returns what the public reads now, from which the first versions of what came with the shop are made. */
  current(db: Db): Promise<Array<Published<Data>>>
  /** Returns a public answer as it would be if this were published; the same answer if it shows nothing of it. */
  overlay(db: Db, answer: ApiAnswer, content: Overlaid<Data>): Promise<ApiAnswer>
}
