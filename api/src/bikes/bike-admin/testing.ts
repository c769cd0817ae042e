import { randomUUID } from 'node:crypto'

import type {
  AdminBikeData,
  AdminColourData,
  AdminPartData,
  AdminRuleData,
  SlotRowData,
} from '@nireeka/contracts/api'

import { seedBikes } from '../../testing/bike-shopping.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

export type BikeOffice = ReturnType<typeof bikeOfficeOf>

interface Sent {
  as?: string
  key?: string
}

/** Opens the API with the catalogue's bikes and an admin who edits them. */
export async function openBikeOffice(now: () => Date = () => new Date()) {
  const app = await openTestApp({ now })
  await seedBikes(app.db)
  return bikeOfficeOf(app, await app.member(9))
}

/** Returns what tests do as an admin of bikes with an API that has the catalogue's. */
export function bikeOfficeOf(app: TestApp, admin: { token: string }) {
  const get = async (path: string, as = admin.token) => app.call(`/api/backoffice/${path}`, { as })
  const read = async <T>(path: string): Promise<T> => (await get(path)).json().data

  /** Sends a call, as the admin and with a new key unless said otherwise. */
  const send = (path: string, body: object, { as = admin.token, key = randomUUID() }: Sent = {}) =>
    app.call(`/api/backoffice/${path}`, { method: 'POST', as, body, headers: { 'idempotency-key': key } })

  const part = (id: number) => read<AdminPartData>(`parts/${id}`)
  const rule = (id: number) => read<AdminRuleData>(`rules/${id}`)
  const colour = (id: number) => read<AdminColourData>(`colours/${id}`)
  const slot = (id: number) => read<SlotRowData>(`slots/${id}`)
  const bike = (id: number) => read<AdminBikeData>(`bikes/${id}`)

  /** Edits a part as the page does: all fields, with the present version. */
  const editPart = async (id: number, change: object) =>
    send(`parts/${id}`, { ...partBody(await part(id)), ...change })

  /** Publishes a bike, part or colour, or takes it out. */
  async function publish(
    kind: 'bikes' | 'parts' | 'colours',
    id: number,
    is_published: boolean,
    change = {},
  ) {
    const { version } = await read<{ version: number }>(`${kind}/${id}`)
    return send(`${kind}/${id}/publication`, { is_published, version, ...change })
  }

  const auditOf = (kind: 'bike' | 'part' | 'rule' | 'colour' | 'slot', id: number) =>
    app.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_kind', '=', kind)
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()

  return { app, admin, get, read, send, part, rule, colour, slot, bike, editPart, publish, auditOf }
}

/** Returns the body by which a part is saved as it is. */
export const partBody = (part: AdminPartData) => ({
  title: part.title,
  summary: part.summary,
  slot_id: part.slot.id,
  category_id: part.category_id,
  performance: part.performance,
  image: part.image,
  bikes: part.bikes.map(({ id, is_default }) => ({ bike_id: id, is_default })),
  version: part.version,
})

/** Returns the body by which a bike is saved as it is. */
export const bikeBody = (bike: AdminBikeData) => ({
  title: bike.title,
  use: bike.use,
  summary: bike.summary,
  description: bike.description,
  lead_days: bike.lead_days,
  performance: bike.performance,
  version: bike.version,
})

export const NO_DIFFERENCE = { power: 0, max_speed: 0, practicality: 0, suspension: 0, range: 0, weight: 0 }
